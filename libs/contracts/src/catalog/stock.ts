import { Type } from 'typebox';
import { defineContract } from '../contract.js';
import { count, id, merchantEnvelope, units } from '../fields.js';

export const StockReserved = defineContract({
  type: 'stock.reserved',
  stream: 'catalog.stock',
  description: 'All lines of an order have their stock.',
  fields: {
    ...merchantEnvelope,
    orderId: id,
    lines: Type.Array(
      Type.Object({
        itemId: id,
        skuId: id,
        quantity: units,
        warehouseId: Type.Unsafe<number | null>({
          type: ['integer', 'null'],
          description: 'null: the SKU is not stock-managed',
        }),
      }),
    ),
  },
  key: (event) => event.orderId,
});

export const StockShort = defineContract({
  type: 'stock.short',
  stream: 'catalog.stock',
  description: 'An order has no stock yet; nothing was reserved, and the wish is kept.',
  fields: {
    ...merchantEnvelope,
    orderId: id,
    lines: Type.Array(Type.Object({ itemId: id, skuId: id, wanted: units, available: count })),
  },
  key: (event) => event.orderId,
});
