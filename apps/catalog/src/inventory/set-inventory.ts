import { HttpTransactor } from '#messaging';
import { acceptedOf, Refusal } from '#edge';
import { Database, workContext, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { inventoryIdOf, type StockBook } from './domain/stock.js';
import type { StockKey } from './domain/stock-entry.js';
import { MoveStock } from './reservations/move-stock.js';
import { loadInventories, type InventoryView } from './store/inventory-view.store.js';
import { INVENTORY_LIST } from './store/inventory.store.js';
import { loadWarehouses } from '../directory/store/warehouse.store.js';

export interface InventoryUpdate extends StockKey {
  quantity: number;
  /** The quantity that the caller expects. */
  changeFromQuantity?: number;
}

type UpdateRow = InventoryUpdate | Refusal;

/** Sets the stock of SKUs in a merchant's warehouses (decisions 4.1 to 4.3). */
@Injectable()
export class SetInventory {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly moveStock: MoveStock,
    private readonly database: Database,
  ) {}

  /**
   * @param who the client's id
   * @returns the current position, after waiting orders were served
   * @throws Refusal `unknown-warehouse`, `returns-warehouse`, `quantity-changed`
   */
  async set(update: InventoryUpdate, who: string): Promise<InventoryView> {
    const [outcome] = await this.setAll(update.merchantId, [update], who);
    if (!outcome || outcome instanceof Refusal) throw outcome;
    return outcome;
  }

  /**
   * Sets the positions of a batch in one transaction, in the order of its rows (decision 4.5).
   * @param rows rows of this merchant, or the reason why a row cannot be read
   * @param who the client's id
   * @returns for each row, in order, the position after all rows, or the refusal as of `set`
   */
  async setAll(
    merchantId: string,
    rows: readonly UpdateRow[],
    who: string,
  ): Promise<(InventoryView | Refusal)[]> {
    const outcomes = await this.transactor.run({ merchantId }, async (unitOfWork) => {
      const permitted = await refuseOthersWarehouses(unitOfWork, merchantId, rows);
      const keys = acceptedOf(permitted);
      const by = { who, requestId: workContext.current()?.requestId };
      const { decided: applied, movements } = await this.moveStock.move(
        unitOfWork,
        { keys, rising: keys, by },
        (book) => permitted.map((row) => (row instanceof Refusal ? row : apply(book, row))),
      );
      const views = await loadInventories(unitOfWork, acceptedOf(applied));
      const moved = new Set(movements.map(inventoryIdOf));
      let lastUpdateDate: Date | undefined;
      if ([...views.values()].some(({ id }) => moved.has(id))) {
        unitOfWork.whenStamped({ merchantId, list: INVENTORY_LIST.list }, (stamp) => {
          lastUpdateDate = stamp;
        });
      }
      // The stamp is drawn at the commit.
      return () =>
        applied.map((row) => {
          if (row instanceof Refusal) return row;
          const view = viewOf(views, row);
          return lastUpdateDate && moved.has(view.id) ? { ...view, lastUpdateDate } : view;
        });
    });
    return outcomes();
  }

  /**
   * Reads the current position of each row, or the refusal that `setAll` would return for the row alone; sets nothing
   * (decision 4.30).
   * @param rows rows of this merchant, or the reason why a row cannot be read
   * @returns undefined for a position that does not exist
   */
  async preview(
    merchantId: string,
    rows: readonly UpdateRow[],
  ): Promise<(InventoryView | undefined | Refusal)[]> {
    const queries = this.database.reads({ merchantId });
    const permitted = await refuseOthersWarehouses(queries, merchantId, rows);
    const views = await loadInventories(queries, acceptedOf(permitted));
    return permitted.map((row) => {
      if (row instanceof Refusal) return row;
      const view = views.get(inventoryIdOf(row));
      return refusalOfChange(row, view?.quantity ?? 0) ?? view;
    });
  }
}

/** Sets a position, or returns the refusal. */
function apply(book: StockBook, update: InventoryUpdate): UpdateRow {
  const refusal = refusalOfChange(update, book.quantityOf(update));
  if (refusal) return refusal;
  book.set(update, update.quantity);
  return update;
}

/** The refusal if the caller expects another quantity. */
function refusalOfChange(
  { changeFromQuantity }: InventoryUpdate,
  present: number,
): Refusal | undefined {
  if (changeFromQuantity === undefined || changeFromQuantity === present) return undefined;
  const code = 'quantity-changed';
  const detail = `the current quantity is ${present}`;
  return new Refusal(code, `The current quantity is ${present}.`, {
    errors: [{ pointer: '/changeFromQuantity', code, detail }],
  });
}

function viewOf(views: ReadonlyMap<string, InventoryView>, key: StockKey): InventoryView {
  const view = views.get(inventoryIdOf(key));
  if (!view) throw new Error(`no inventory ${inventoryIdOf(key)}`);
  return view;
}

async function refuseOthersWarehouses(
  queries: Queries,
  merchantId: string,
  rows: readonly UpdateRow[],
): Promise<UpdateRow[]> {
  const warehouses = await loadWarehouses(queries, merchantId);
  const readable = new Map(warehouses.map((warehouse) => [warehouse.warehouseId, warehouse]));
  return rows.map((row) => {
    if (row instanceof Refusal) return row;
    const warehouse = readable.get(row.warehouseId);
    return warehouse?.returns === false ? row : refusalFor(row.warehouseId, warehouse);
  });
}

/** @param warehouse the returns partner's warehouse; undefined if there is none */
function refusalFor(warehouseId: number, warehouse: object | undefined): Refusal {
  const pointer = '/warehouseId';
  if (warehouse) {
    const detail = 'belongs to the returns partner, and only the partner can change its stock';
    return new Refusal('returns-warehouse', `Warehouse ${warehouseId} ${detail}.`, {
      errors: [{ pointer, code: 'returns-warehouse', detail }],
    });
  }
  return new Refusal('unknown-warehouse', `There is no warehouse ${warehouseId}.`, {
    errors: [{ pointer, code: 'unknown-warehouse', detail: 'is not one of your warehouses' }],
  });
}
