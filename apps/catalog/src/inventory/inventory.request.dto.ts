import { Enum, Flag, Id, Int } from '#edge';
import type { InventoryType } from './domain/stock.js';

/** Far above any warehouse, and low enough that returns never overflow the store's integer. */
const MAX_QUANTITY = 1_000_000_000;

export class InventoryDto {
  @Id('The SKU, registered or not yet.')
  skuId!: string;

  @Int({ min: 0, max: MAX_QUANTITY, doc: 'Pieces that can be sold; replaces what was there.' })
  quantity!: number;

  @Int({ min: 0, doc: '1 by default.' })
  warehouseId!: number;

  @Enum(['AVAILABLE', 'DAMAGED'], { doc: 'Sellable, or returned and no longer sellable as new.' })
  inventoryType!: InventoryType;

  @Int({
    min: 0,
    max: MAX_QUANTITY,
    optional: true,
    doc: 'Extension: refuses with 409 when the present quantity is another.',
  })
  changeFromQuantity?: number;
}

/** Query of a batch. */
export class InventoryBatchQuery {
  @Flag('Answers the present stock and the refusals, and changes nothing.', { optional: true })
  dryRun?: boolean;
}
