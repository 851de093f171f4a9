import type { ListPage } from '#edge';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { OrderResponse } from '../order.response.dto.js';
import type { ListedOrder } from '../store/order-list.store.js';

/** An order as a row of a table, without data of the buyer. */
class OrderSummaryResponse extends PickType(OrderResponse, [
  'orderId',
  'merchantId',
  'salesChannelOrderId',
  'salesChannel',
  'status',
  'currency',
  'foreignCurrency',
  'creationDate',
  'lastUpdateDate',
  'version',
  'totals',
  'totalsForeignCurrency',
]) {
  @ApiProperty({ description: 'Lines of the order.', type: 'integer', example: 2 })
  itemCount!: number;
}

class OrderPageResponse {
  @ApiPropertyOptional({ description: 'For the next page; left out on the last.' })
  nextPageToken?: string;
}

class OrderListResponse extends OrderPageResponse {
  @ApiProperty({ description: 'By last update, then id.', type: [OrderResponse] })
  orders!: OrderResponse[];
}

class OrderSummaryListResponse extends OrderPageResponse {
  @ApiProperty({ description: 'By last update, then id.', type: [OrderSummaryResponse] })
  orders!: OrderSummaryResponse[];
}

/** The forms that `view` selects. An empty page fits both. */
export const orderListShapes = { anyOf: [OrderListResponse, OrderSummaryListResponse] };

/** The body of a page as JSON text: the database has serialized each order. */
export function toOrderPage({ records, nextPageToken }: ListPage<ListedOrder>): string {
  const token = nextPageToken === undefined ? '' : `,"nextPageToken":"${nextPageToken}"`;
  const orders = records.map(({ answer }) => answer).join(',');
  return `{"orders":[${orders}]${token}}`;
}
