import { FulfillmentProgressed, OrderStatusChanged, type EventOf } from '#contracts';
import { v7 as uuidv7 } from 'uuid';
import { linkTo, stateOf } from '../document-links.js';
import { Orders } from '../orders.js';

const PARCEL = 'ACME000000000001MX';

const parcel = {
  code: 'P1',
  name: 'Parcel 1',
  length: 20,
  width: 15,
  height: 10,
  weight: '0.5',
  netWeight: '0.4',
  grossWeight: '0.5',
  items: [{ salesChannelSkuId: 'MELI-TEE', quantity: 1 }],
};
const invoiced = {
  number: 'ACME-00000001',
  value: '8',
  items: [{ skuId: 'TEE', quantity: 1, invoicedPrice: '8' }],
};

describe('the links to the documents of an order (decision 7.2)', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  /** The order's steps up to READY_TO_SHIP, with these documents and this invoice. */
  async function ready(documents: object[], invoice: object): Promise<string> {
    const orderId = await orders.released();
    type Step = Partial<EventOf<typeof FulfillmentProgressed>>;
    const invoicing = { eventData: { ...invoiced, ...invoice } } as Step;
    const shipping = {
      eventData: { documents, parcelId: PARCEL },
      parcel: { ...parcel, parcelId: PARCEL, documents },
    } as Step;
    await orders.progressed(orderId, 'INVOICED', invoicing);
    await orders.progressed(orderId, 'READY_TO_SHIP', shipping);
    await orders.waitForStatus(orderId, 'READY_TO_SHIP');
    return orderId;
  }

  const dataOf = (order: { statusHistory: { status: string; eventData: object }[] }, of: string) =>
    order.statusHistory.find(({ status }) => status === of)?.eventData;

  it('are created for each answer, and are neither stored nor published', async () => {
    const [label, invoice] = [uuidv7(), uuidv7()];
    const named = [{ name: 'Shipping label', documentId: label }];
    const orderId = await ready(named, { invoiceDocumentId: invoice });

    const keyed = { 'idempotency-key': 'a hold' };
    const held = await orders.operate(orderId, 'hold', { reason: 'a test' }, keyed);
    const again = await orders.operate(orderId, 'hold', { reason: 'a test' }, keyed);
    expect(again.body).toEqual(held.body);
    const { body: approved } = await orders.approve(orderId);
    const { body: cancelled } = await orders.cancel(orderId);
    const { body: read } = await orders.read(orderId);
    for (const order of [held.body, approved, cancelled, read]) {
      const [{ parcels }] = order.shipping.deliveries;
      const links = [order.items[0].shippingDocuments, parcels[0].documents];
      for (const documents of links) {
        expect(documents).toEqual([{ name: 'Shipping label', url: linkTo(label) }]);
      }
      expect(stateOf(parcels[0].documents[0].url)).toBe('valid');
    }
    for (const order of [held.body, cancelled, read]) {
      expect(dataOf(order, 'INVOICED')).toMatchObject({ invoiceUrl: linkTo(invoice) });
      expect(dataOf(order, 'READY_TO_SHIP')).toMatchObject({ documents: [{ url: linkTo(label) }] });
      expect(JSON.stringify(order)).not.toContain('ocumentId');
    }

    const published = await orders.service.events.waitFor(
      OrderStatusChanged,
      (event) => event.orderId === orderId && event.status === 'READY_TO_SHIP',
    );
    expect(published.eventData).toEqual({ documents: named, parcelId: PARCEL });
    const rows = await orders.service.store.sql(
      `SELECT answer::jsonb AS kept FROM idempotency_key
       UNION ALL SELECT event_data FROM order_history WHERE order_id = $1
       UNION ALL SELECT parcel FROM order_parcel WHERE order_id = $1`,
      [orderId],
    );
    const events = orders.service.events.everything().map(({ event }) => event);
    expect(JSON.stringify(rows)).toContain(label);
    expect(JSON.stringify([rows, events])).not.toContain('/documents/');
  });

  it('are left out of every answer once the data of the buyer is erased (decision 8.6)', async () => {
    const document = uuidv7();
    const named = [{ name: 'Shipping label', documentId: document }];
    const orderId = await ready(named, { invoiceDocumentId: document });
    await orders.arrived(orderId);
    await orders.waitForStatus(orderId, 'DELIVERED');
    const path = `/ext/orders/${orderId}/documents`;
    const token = await orders.service.tokens.merchant('ACME');
    const get = (address: string) => orders.service.fetch(address, { token });
    expect((await get(path)).body.documents).toHaveLength(1);
    const { body: erased } = await orders.operate(orderId, 'erase-personal-data');
    const [{ parcels }] = erased.shipping.deliveries;
    expect(parcels[0]).toMatchObject({ parcelId: PARCEL, documents: [] });
    expect(erased.items[0].shippingDocuments).toBeUndefined();
    expect(dataOf(erased, 'READY_TO_SHIP')).toEqual({ parcelId: PARCEL, documents: [] });
    expect(dataOf(erased, 'INVOICED')).toMatchObject({ number: invoiced.number });
    const answers = [erased, (await orders.read(orderId)).body, (await get('/ext/orders')).body];
    expect(JSON.stringify(answers)).not.toContain(document);
    expect(JSON.stringify(erased)).not.toContain('/documents/');
    expect((await get(path)).body).toEqual({ status: 'success', documents: [] });
  });
});
