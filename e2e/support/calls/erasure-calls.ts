import { eventually } from '#testing';
import { exampleBody, operationOf } from '../documented-requests.js';
import type { Json } from '../merchant.js';
import type { ExampleCalls } from './example-calls.js';

/** Erases the buyer of the first order, who returned the goods, and looks for their data in every service. */
export async function callErasure(calls: ExampleCalls): Promise<void> {
  const { customer } = exampleBody(operationOf('createOrder')) as Json;
  const sold = await calls.call('merchant', 'readOrder');
  expect(sold.customer).toMatchObject({ document: customer.document });
  const [parcel] = await parcelsOf(calls, customer.document);
  const { labelUrl } = parcel.labels[0];
  expect((await fetch(labelUrl)).status).toBe(200);

  const erased = await calls.call('operator', 'erasePersonalData');
  expect(erased.customer).toMatchObject({ firstName: 'erased', document: 'erased' });
  const read = await calls.call('merchant', 'readOrder');
  expect(read).toMatchObject({ status: 'RETURNED', customerDocument: 'erased' });
  await eventually(async () => expect((await fetch(labelUrl)).status).toBe(404));
  const { parcelId } = parcel;
  expect(await parcelsOf(calls, customer.document)).not.toContainEqual(
    expect.objectContaining({ parcelId }),
  );
  const erasedParcel = await calls.call('merchant', 'readParcel', { params: { parcelId } });
  expect(erasedParcel).toMatchObject({ status: 'DELIVERED', labels: [] });
  expect(JSON.stringify([read, erasedParcel])).not.toContain(customer.document);
}

/** The parcels of the first order's buyer; the parcel of the first order comes first. */
async function parcelsOf(calls: ExampleCalls, customerDocument: string): Promise<Json[]> {
  const path = `/ext/parcels?customerDocument=${encodeURIComponent(customerDocument)}`;
  const { parcels } = (await calls.clients.merchant.send<Json>('GET', path)).body;
  const ofFirst = ({ salesChannelOrderId }: Json) => salesChannelOrderId === '1001';
  return [...parcels.filter(ofFirst), ...parcels.filter((parcel: Json) => !ofFirst(parcel))];
}
