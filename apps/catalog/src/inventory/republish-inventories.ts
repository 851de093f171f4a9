import { InventoryChanged } from '#contracts';
import { Republications } from '#operations';
import type { UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { merchantExists } from '../directory/store/merchant.store.js';
import type { StockKey } from './domain/stock-entry.js';
import { toInventoryChanged } from './events.js';
import { loadPositions, lockStock } from './store/inventory.store.js';

/** Publishes the current quantity of every position again (decision 8.7), as a `set` to the same quantity. */
@Injectable()
export class RepublishInventories {
  constructor(database: Database, republications: Republications) {
    republications.add<StockKey>('inventories', {
      table: 'inventory',
      key: {
        merchantId: 'merchant_id',
        skuId: 'sku_id',
        warehouseId: 'warehouse_id',
        inventoryType: 'inventory_type',
      },
      changedAt: 't.last_update_date',
      knowsMerchant: (merchantId) => merchantExists(database.reads('operators'), merchantId),
      publish,
    });
  }
}

async function publish(unitOfWork: UnitOfWork, keys: readonly StockKey[]): Promise<number> {
  lockStock(unitOfWork, keys);
  const positions = await loadPositions(unitOfWork, keys);
  for (const { version, lastUpdateDate, ...position } of positions) {
    const present = { ...position, previousQuantity: position.quantity, cause: 'set' } as const;
    unitOfWork.republish(InventoryChanged, toInventoryChanged(present, version, lastUpdateDate));
  }
  return positions.length;
}
