import type { Queries } from '#platform';

/** The order of a merchant in a channel. */
export interface FoundOrder {
  orderId: string;
  merchantId: string;
}

/** The orders with this id in a channel, at most one of each merchant. */
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
