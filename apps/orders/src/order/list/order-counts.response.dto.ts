import { closed } from '#contracts';
import { model } from '#edge';
import { Type, type Static } from 'typebox';
import { orderMachine } from '../domain/order-status.js';
import type { OrderCount } from '../store/order-list.store.js';

const ChannelCountResponse = model('ChannelCountResponse', {
  salesChannel: Type.String({ description: 'Where they were sold.', example: 'MELI' }),
  count: Type.Integer({ description: 'The number of orders.', example: 9 }),
});

const StatusCountResponse = model('StatusCountResponse', {
  status: closed(orderMachine.states, { description: 'The status of the orders.' }),
  count: Type.Integer({ description: 'The number of orders.', example: 12 }),
  salesChannels: Type.Array(ChannelCountResponse, {
    description: 'The same orders, counted by sales channel.',
  }),
});

export const OrderCountsResponse = model('OrderCountsResponse', {
  total: Type.Integer({ description: 'Orders that fit the filters.', example: 40 }),
  statuses: Type.Array(StatusCountResponse, {
    description: 'By status; a status without orders is left out.',
  }),
});
export type OrderCountsResponse = Static<typeof OrderCountsResponse>;

export function toOrderCounts(counts: readonly OrderCount[]): OrderCountsResponse {
  const statuses = [...Map.groupBy(counts, ({ status }) => status)].map(([status, channels]) => ({
    status,
    count: sumOf(channels),
    salesChannels: channels.map(({ salesChannel, count }) => ({ salesChannel, count })),
  }));
  return { total: sumOf(counts), statuses };
}

function sumOf(counts: readonly { count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
