import type { Queries } from '#platform';
import type { StoredSale } from '../domain/same-order.js';

/** The data that the channel sent about one merchant's order. */
export async function readSale(
  queries: Queries,
  { merchantId, orderId }: { merchantId: string; orderId: string },
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
