import type { Order } from '../order-row.js';

interface Receipt {
  items?: readonly { itemId?: string; quantity: number }[];
}

/** The lines of an order with units that are not returned yet, and the number of these units (decision 6.12). */
export function openLines({ items, statusHistory }: Pick<Order, 'items' | 'statusHistory'>) {
  const returned = statusHistory
    .filter(({ status }) => status === 'RETURNED')
    .flatMap(({ eventData }) => (eventData as Receipt | undefined)?.items ?? []);
  return items
    .map(({ id, skuId, quantity }) => {
      const received = returned.filter(({ itemId }) => itemId === id);
      return {
        id,
        skuId,
        units: received.reduce((open, receipt) => open - receipt.quantity, quantity),
      };
    })
    .filter(({ units }) => units > 0);
}
