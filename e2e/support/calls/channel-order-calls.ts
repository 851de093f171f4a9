import type { Json } from '../merchant.js';
import type { ExampleCalls } from './example-calls.js';

/** Calls the operations of a channel's orders; the first order (1001) was delivered and partly returned before. */
export async function callChannelOrders(calls: ExampleCalls): Promise<void> {
  const params = { salesChannelOrderId: '1002' };
  const sold = await calls.call('seller', 'placeChannelOrder');
  expect(sold).toMatchObject({ ...params, status: 'CREATED' });
  const { orders } = await calls.call('seller', 'listChannelOrders');
  const ids = orders.map((order: Json) => order.salesChannelOrderId);
  expect(ids).toEqual(expect.arrayContaining(['1001', '1002']));
  expect(await calls.call('seller', 'readChannelOrder', { params })).toEqual(sold);
  const approved = await calls.call('seller', 'approveChannelOrder', { params });
  expect(approved).toMatchObject({ status: 'APPROVED' });

  const body = { salesChannelOrderId: '1006' };
  await calls.call('seller', 'placeChannelOrder', { body });
  const cancelled = await calls.call('seller', 'cancelChannelOrder', { params: body });
  expect(cancelled).toMatchObject({ ...body, status: 'CANCELLED' });

  expect(await calls.call('seller', 'requestChannelReturn')).toMatchObject({
    salesChannelOrderId: '1001',
    status: 'RETURN_REQUESTED',
  });
}
