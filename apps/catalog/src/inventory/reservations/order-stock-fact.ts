import type { EventOf, OrderEventData, OrderStatusChanged } from '#contracts';
import type { InventoryType } from '../domain/stock-entry.js';
import type { SkuKey } from '../../skus/domain/sku.js';
import type { ReturnedUnits } from '../store/inventory.store.js';
import type { OrderSku } from '../store/stock-order.store.js';

/** A change of an order's status that concerns its stock. */
export type OrderStockFact = { orderId: string; merchantId: string } & (
  | { kind: 'cancelled' | 'shipped' }
  | {
      kind: 'returned';
      returnedDate: Date;
      warehouseId: number;
      items: readonly { skuId: string; quantity: number; inventoryType: InventoryType }[];
    }
);

/** The three statuses that concern the stock: units are unreserved, are shipped, or return from the buyer. */
export function toFact(event: EventOf<typeof OrderStatusChanged>): OrderStockFact | undefined {
  const { orderId, merchantId, status, eventDate } = event;
  switch (status) {
    case 'CANCELLED':
      return { kind: 'cancelled', orderId, merchantId };
    case 'SHIPPED':
      return { kind: 'shipped', orderId, merchantId };
    case 'RETURNED': {
      // The contract ties the shape to the status.
      const { warehouseId, items } = event.eventData as OrderEventData['RETURNED'];
      const returnedDate = new Date(eventDate);
      return { kind: 'returned', orderId, merchantId, returnedDate, warehouseId, items };
    }
    default:
      return undefined;
  }
}

/** The units that a receipt adds to each position; several lines of an order may have the same SKU. */
export function returnedUnits(fact: OrderStockFact): ReturnedUnits[] {
  if (fact.kind !== 'returned') return [];
  const { merchantId, orderId, returnedDate, warehouseId, items } = fact;
  const positions = Map.groupBy(items, (item) => JSON.stringify([item.skuId, item.inventoryType]));
  return [...positions.values()].map((lines) => {
    const [{ skuId, inventoryType }] = lines as [(typeof items)[number]];
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    return { merchantId, orderId, returnedDate, warehouseId, skuId, inventoryType, quantity };
  });
}

/**
 * The SKUs whose stock some facts concern, and the SKUs whose available quantity may rise.
 * @param lines the lines of the facts' orders
 */
export function stockOf(
  facts: readonly OrderStockFact[],
  lines: readonly (SkuKey & Partial<OrderSku>)[],
): { keys: SkuKey[]; rising: SkuKey[] } {
  const returned = facts.flatMap(returnedUnits);
  const cancelled = new Set<string | undefined>(
    facts.flatMap(({ kind, orderId }) => (kind === 'cancelled' ? [orderId] : [])),
  );
  return {
    keys: [...lines, ...returned],
    rising: [...lines.filter(({ orderId }) => cancelled.has(orderId)), ...returned],
  };
}
