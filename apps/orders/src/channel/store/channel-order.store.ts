import type { Queries } from '#platform';
import type { StoredSale } from '../domain/same-order.js';

/** The order of a merchant in a channel. */
export interface FoundOrder {
  orderId: string;
  merchantId: string;
}

/** The orders with this id in a channel, one of each merchant at most. */
export function ordersOfChannelsIdOfAllMerchants(
  queries: Queries,
  salesChannel: string,
  salesChannelOrderId: string,
): Promise<FoundOrder[]> {
  return queries.query(
    `SELECT order_id AS "orderId", merchant_id AS "merchantId" FROM orders
      WHERE sales_channel = $1 AND sales_channel_order_id = $2`,
    [salesChannel, salesChannelOrderId],
  );
}

/** What the channel sent of one merchant's order. */
export async function readSale(
  queries: Queries,
  { merchantId, orderId }: FoundOrder,
): Promise<StoredSale | undefined> {
  const [row] = await queries.query<StoredSale>(
    `SELECT fulfillment_warehouse_type AS "fulfillmentWarehouseType", currency, value,
            creation_date AS "creationDate", totals, items, customer, delivery_address AS "deliveryAddress", delivery,
            payments, sales_channel_order_data AS "salesChannelOrderData",
            personal_data_erased_at IS NOT NULL AS erased
       FROM orders WHERE order_id = $1 AND merchant_id = $2`,
    [orderId, merchantId],
  );
  return row;
}
