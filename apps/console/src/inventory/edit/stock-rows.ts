import type { Schemas } from '@entrepot/client';
import { placeFaults } from '../../design/forms/place-faults.js';
import type { CellFaults } from '../../grid/rows/judge.js';
import type { Row, SheetColumn } from '../../grid/rows/sheet.js';
import { messages } from '../messages.js';
import { unitsOf } from '../item/use-set-stock.js';

const { set: fields, edit: texts } = messages;

/** The answer of the API about a position before its units are set (decision 4.30). */
export type StockAnswer = Schemas['InventoryBatchResponse']['results'][number];
type StockRow = Schemas['InventoryDto'];

/** The columns, as in the files of `entrepot inventory set`. */
export const STOCK_COLUMNS: readonly SheetColumn[] = [
  { name: 'skuId', label: fields.sku },
  { name: 'quantity', label: fields.quantity, type: 'integer' },
  { name: 'warehouseId', label: texts.warehouse, type: 'integer' },
  { name: 'inventoryType', label: fields.type },
];

/** The default warehouse and stock type of a row: the main warehouse and sellable stock. */
const MAIN = '1';
const SELLABLE = 'AVAILABLE';

function typeOf(text: string): StockRow['inventoryType'] | undefined {
  const type = text.trim().toUpperCase() || SELLABLE;
  return type === 'AVAILABLE' || type === 'DAMAGED' ? type : undefined;
}

/** The faults of the typed texts, by column. */
export function faultsOfRow([skuId = '', units = '', warehouse = '', type = '']: Row): CellFaults {
  return {
    ...(skuId.trim() === '' && { skuId: fields.skuFault }),
    ...(units.trim() !== '' && unitsOf(units) === undefined && { quantity: fields.quantityFault }),
    ...(unitsOf(warehouse.trim() || MAIN) === undefined && { warehouseId: fields.warehouseFault }),
    ...(typeOf(type) === undefined && { inventoryType: texts.typeFault }),
  };
}

/** A row of the API's batch; without units, 0 is used for a dry run. @param row without faults */
export function bodyOfRow([skuId = '', units = '', warehouse = '', type = '']: Row): StockRow {
  return {
    skuId: skuId.trim(),
    quantity: unitsOf(units) ?? 0,
    warehouseId: Number(warehouse.trim() || MAIN),
    inventoryType: typeOf(type) ?? SELLABLE,
  };
}

/** The key of the position that a row sets. */
export function recordOfRow(row: Row): string {
  const { skuId, warehouseId, inventoryType } = bodyOfRow(row);
  return JSON.stringify([skuId, warehouseId, inventoryType]);
}

const PLACES = STOCK_COLUMNS.map(({ name, label }) => ({ name, label }));

/** The faults that the API finds in a row, by column. */
export function faultsOfAnswer({ code, detail = '', errors = [] }: StockAnswer): CellFaults {
  if (code === undefined) return {};
  const { byField, unplaced } = placeFaults(errors, PLACES);
  return Object.keys(byField).length > 0 ? byField : { skuId: unplaced.join('\n') || detail };
}

/** The current units. */
export function unitsNow({ inventory }: StockAnswer): number {
  return inventory?.quantity ?? 0;
}

export function changedInRow(row: Row, answer: StockAnswer): readonly string[] {
  const units = unitsOf(row[1] ?? '');
  // A position that does not exist yet can be set to 0.
  const isSame = units === undefined || (answer.inventory && units === unitsNow(answer));
  return isSame === true ? [] : ['quantity'];
}
