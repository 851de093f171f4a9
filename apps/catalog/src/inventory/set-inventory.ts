import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { inventoryIdOf, type StockKey } from './domain/stock.js';
import { MoveStock } from './reservations/move-stock.js';
import { loadInventory, type InventoryView } from './store/inventory-view.store.js';
import { INVENTORY_LIST } from './store/inventory.store.js';
import { hasWarehouse, loadReturnsWarehouses } from '../directory/store/warehouse.store.js';

export interface InventoryUpdate extends StockKey {
  quantity: number;
  /** The quantity that the caller believes there is. */
  changeFromQuantity?: number;
}

/** Sets what a merchant's warehouse holds of a SKU (decisions 4.1 to 4.3). */
@Injectable()
export class SetInventory {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly moveStock: MoveStock,
  ) {}

  /**
   * @returns the position as it now is; orders that waited for it have had their share already
   * @throws Refusal `unknown-warehouse`, `returns-warehouse`, `quantity-changed`
   */
  async set(update: InventoryUpdate): Promise<InventoryView> {
    const { merchantId, quantity, changeFromQuantity } = update;
    return this.transactor.run({ merchantId }, async (unitOfWork) => {
      await refuseOthersWarehouse(unitOfWork, update);
      const book = await this.moveStock.open(unitOfWork, [update], [update]);
      const present = book.quantityOf(update);
      if (changeFromQuantity !== undefined && changeFromQuantity !== present) {
        throw new Refusal('quantity-changed', `The current quantity is ${present}.`, {
          errors: [
            {
              pointer: '/changeFromQuantity',
              code: 'quantity-changed',
              detail: `the current quantity is ${present}`,
            },
          ],
        });
      }
      book.set(update, quantity);
      await this.moveStock.close(unitOfWork, book);
      const view = await loadInventory(unitOfWork, update);
      if (book.movements.some((movement) => inventoryIdOf(movement) === view.id)) {
        const list = { merchantId, list: INVENTORY_LIST.list };
        unitOfWork.whenStamped(list, (stamp) => void (view.lastUpdateDate = stamp));
      }
      return view;
    });
  }
}

async function refuseOthersWarehouse(
  unitOfWork: UnitOfWork,
  { merchantId, warehouseId }: StockKey,
): Promise<void> {
  if (await hasWarehouse(unitOfWork, merchantId, warehouseId)) return;
  const pointer = '/warehouseId';
  if ((await loadReturnsWarehouses(unitOfWork)).has(warehouseId)) {
    const detail = 'belongs to the returns partner, and only the partner can change its stock';
    throw new Refusal('returns-warehouse', `Warehouse ${warehouseId} ${detail}.`, {
      errors: [{ pointer, code: 'returns-warehouse', detail }],
    });
  }
  throw new Refusal('unknown-warehouse', `There is no warehouse ${warehouseId}.`, {
    errors: [{ pointer, code: 'unknown-warehouse', detail: 'is not one of your warehouses' }],
  });
}
