import { Type } from 'typebox';
import { defineContract, id } from '#messaging/contract';
import { count, described, merchantEnvelope, units } from '../fields.js';

export const StockReserved = defineContract({
  type: 'stock.reserved',
  stream: 'catalog.stock',
  description: 'Stock was reserved for all lines of an order.',
  fields: {
    ...merchantEnvelope,
    orderId: id,
    lines: Type.Array(
      Type.Object({
        itemId: id,
        skuId: id,
        quantity: described(
          units,
          'units; `reserved` in the API until the order is shipped or cancelled',
        ),
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
  description:
    'Stock is missing for an order; nothing was reserved, and the order waits for stock.',
  fields: {
    ...merchantEnvelope,
    orderId: id,
    lines: Type.Array(Type.Object({ itemId: id, skuId: id, wanted: units, available: count })),
  },
  key: (event) => event.orderId,
});
