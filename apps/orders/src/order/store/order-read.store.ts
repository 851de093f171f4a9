import type { Queries } from '#platform';
import type { Scenario } from '../domain/scenario.js';
import type { OrderParts } from './order-parts.js';

/** The data of an order that is published to logistics. */
export interface ReleasableOrder extends Pick<
  OrderParts,
  'items' | 'customer' | 'deliveryAddress' | 'delivery'
> {
  orderId: string;
  merchantId: string;
  salesChannel: string;
  salesChannelOrderId: string;
  fulfillmentWarehouseType: 'MERCHANT' | 'RETURNS';
  taxType: 'DDP' | 'DDU';
  currency: string;
  foreignCurrency: string;
  outboundCountry: string;
  scenario?: Scenario | null;
}

/** Reads orders by their ids; absent orders are left out. */
export async function readReleasable(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, ReleasableOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await queries.query<ReleasableOrder>(READ_RELEASABLE, [orderIds]);
  return new Map(rows.map((order) => [order.orderId, order]));
}

const READ_RELEASABLE = `
  SELECT order_id AS "orderId", merchant_id AS "merchantId", sales_channel AS "salesChannel",
         sales_channel_order_id AS "salesChannelOrderId", fulfillment_warehouse_type AS "fulfillmentWarehouseType",
         tax_type AS "taxType", currency, foreign_currency AS "foreignCurrency",
         outbound_country AS "outboundCountry", items, customer, delivery_address AS "deliveryAddress", delivery, scenario
    FROM orders WHERE order_id = ANY($1)`;
