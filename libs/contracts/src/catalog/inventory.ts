import { Type } from 'typebox';
import { defineContract, id } from '#messaging/contract';
import { count, described, merchantEnvelope, open } from '../fields.js';
import { inventoryType } from '../vocabulary.js';
import { skuKey } from './sku-key.js';

/** The subject is the inventory record (`inventoryId`), finer than the key. */
export const InventoryChanged = defineContract({
  type: 'inventory.changed',
  stream: 'catalog.inventory',
  description: 'The quantity of a SKU in one warehouse changed.',
  fields: {
    ...merchantEnvelope,
    inventoryId: described(id, '`id` in the API'),
    skuId: id,
    warehouseId: Type.Integer(),
    inventoryType,
    quantity: described(count, '`available` or `damaged` of a warehouse in the API'),
    previousQuantity: described(
      count,
      'the `quantity` of a movement or a returned order in the API is the difference',
    ),
    cause: open(
      ['set', 'reserved', 'released', 'returned'],
      '`kind` of a movement in the API, whose `time` is `occurredAt`; `shipped` is the order.status-changed to SHIPPED with its `receivedDate`. An unknown value does not change the meaning of the quantity',
    ),
    orderId: Type.Optional(
      described(
        id,
        "if `cause` is `returned`, in `returnedOrders` of the API with the `eventDate` of the order's RETURNED as `returnedDate`",
      ),
    ),
  },
  key: skuKey,
});
