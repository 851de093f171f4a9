import type { NewOrder } from './new-order.js';

/** `MERCHANT-CHANNEL-salesChannelOrderId` (decision 6.4): the first two contain no hyphen. */
export function orderIdOf(
  order: Pick<NewOrder, 'merchantId' | 'salesChannel' | 'salesChannelOrderId'>,
): string {
  return `${order.merchantId}-${order.salesChannel}-${order.salesChannelOrderId}`;
}

/** The merchant of an order id; of any other text, the part before the first hyphen. */
export function merchantOfOrder(orderId: string): string {
  return orderId.split('-', 1).join();
}

/** What an order id is made of (decision 6.4); the rest of any other text is empty. */
export function partsOfOrderId(orderId: string): Parameters<typeof orderIdOf>[0] {
  const [merchantId = '', salesChannel = '', ...rest] = orderId.split('-');
  return { merchantId, salesChannel, salesChannelOrderId: rest.join('-') };
}
