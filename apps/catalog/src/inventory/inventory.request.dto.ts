import { Enum, Flag, Id, Int } from '#edge';
import type { InventoryType } from './domain/stock-entry.js';

/** Far above any warehouse, and low enough that returns never overflow the store's integer. */
const MAX_QUANTITY = 1_000_000_000;

export class InventoryDto {
  @Id('The SKU, registered or not yet.')
  skuId!: string;

  @Int({
    min: 0,
    max: MAX_QUANTITY,
    doc: 'Pieces that can be sold; replaces the previous quantity.',
  })
  quantity!: number;

  @Int({ min: 0, doc: '1 by default.' })
  warehouseId!: number;

  @Enum(['AVAILABLE', 'DAMAGED'], { doc: 'Sellable, or returned and no longer sellable as new.' })
  inventoryType!: InventoryType;

  @Int({
    min: 0,
    max: MAX_QUANTITY,
    optional: true,
    doc: 'Extension: the request is refused with 409 if the current quantity is different.',
  })
  changeFromQuantity?: number;
}

/** Query of a batch. */
export class InventoryBatchQuery {
  @Flag('Returns the current stock and the refusals, and changes nothing.', { optional: true })
  dryRun?: boolean;
}
