import type { NewOrder } from './new-order.js';

/** `MERCHANT-CHANNEL-salesChannelOrderId` (decision 6.4): the first two contain no hyphen. */
export function orderIdOf(
  order: Pick<NewOrder, 'merchantId' | 'salesChannel' | 'salesChannelOrderId'>,
): string {
  return `${order.merchantId}-${order.salesChannel}-${order.salesChannelOrderId}`;
}

/** Returns the merchant of an order id; for any other text, the part before the first hyphen. */
export function merchantOfOrder(orderId: string): string {
  return orderId.split('-', 1).join();
}

/** Splits an order id into its parts (decision 6.4); parts that any other text lacks are empty. */
export function partsOfOrderId(orderId: string): Parameters<typeof orderIdOf>[0] {
  const [merchantId = '', salesChannel = '', ...rest] = orderId.split('-');
  return { merchantId, salesChannel, salesChannelOrderId: rest.join('-') };
}
