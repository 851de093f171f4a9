import { Type } from 'typebox';
import { defineContract } from '../contract.js';
import { count, id, merchantEnvelope, open } from '../fields.js';
import { inventoryType } from '../vocabulary.js';
import { skuKey } from './sku-key.js';

/** The subject is the inventory record (`inventoryId`), finer than the key. */
export const InventoryChanged = defineContract({
  type: 'inventory.changed',
  stream: 'catalog.inventory',
  description: 'The quantity of a SKU in one warehouse changed.',
  fields: {
    ...merchantEnvelope,
    inventoryId: id,
    skuId: id,
    warehouseId: Type.Integer(),
    inventoryType,
    quantity: count,
    previousQuantity: count,
    cause: open(
      ['set', 'reserved', 'released', 'returned'],
      'an unknown value does not change the meaning of the quantity',
    ),
    orderId: Type.Optional(id),
  },
  key: skuKey,
});
