import { textOf } from '../app/search-params.js';
import type { InventoryRow } from './inventory-row.js';

/** The filters of the list as they are in the address, and the position that is open. */
export interface InventorySearch {
  /** The whole id of a SKU or of a warehouse. */
  text?: string | undefined;
  merchant?: string | undefined;
  /** The oldest change first. */
  order?: 'asc' | undefined;
  /** The id of the position that is open. */
  open?: string | undefined;
}

/** Leaves out what is no filter. */
export function inventorySearch(given: Readonly<Record<string, unknown>>): InventorySearch {
  const found: Partial<Record<keyof InventorySearch, string | undefined>> = {
    text: textOf(given['text']),
    merchant: textOf(given['merchant']),
    order: given['order'] === 'asc' ? 'asc' : undefined,
    open: textOf(given['open']),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The filters alone: the same for every open position. */
export function filtersOf({ open: _open, ...filters }: InventorySearch): InventorySearch {
  return filters;
}

/** The API's query of the filters; without the page and its size. */
export function inventoryQuery(search: InventorySearch) {
  const { text, merchant, order = 'desc' } = search;
  return {
    ...(text !== undefined && { text }),
    ...(merchant !== undefined && { merchantId: merchant }),
    order,
  } as const;
}

/** Do the filters let a position through? */
export function matches({ text, merchant }: InventorySearch, row: InventoryRow): boolean {
  return (
    (text === undefined || text === row.skuId || text === String(row.warehouseId)) &&
    (merchant === undefined || merchant === row.merchantId)
  );
}
