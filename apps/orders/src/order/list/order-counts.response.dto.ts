import { ApiProperty } from '@nestjs/swagger';
import { orderMachine } from '../domain/order-status.js';
import type { OrderCount } from '../store/order-list.store.js';

class ChannelCountResponse {
  @ApiProperty({ description: 'Where they were sold.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({ description: 'Orders.', type: 'integer', example: 9 })
  count!: number;
}

class StatusCountResponse {
  @ApiProperty({ description: 'The status of the orders.', enum: orderMachine.states })
  status!: string;

  @ApiProperty({ description: 'Orders.', type: 'integer', example: 12 })
  count!: number;

  @ApiProperty({ description: 'Of these, by channel.', type: [ChannelCountResponse] })
  salesChannels!: ChannelCountResponse[];
}

export class OrderCountsResponse {
  @ApiProperty({ description: 'Orders that fit the filters.', type: 'integer', example: 40 })
  total!: number;

  @ApiProperty({
    description: 'By status; a status without orders is left out.',
    type: [StatusCountResponse],
  })
  statuses!: StatusCountResponse[];
}

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
