import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { changedMembers } from './domain/directory.js';
import { merchantExists } from './store/merchant.store.js';
import {
  addWarehouse,
  loadReturnsWarehouses,
  lockWarehouse,
  updateWarehouse,
  type Warehouse,
} from './store/warehouse.store.js';

/** Named `Main` and in the merchant's country (decision 4.2). */
const MAIN = 1;

/** An operator creates or replaces an additional warehouse of a merchant (decisions 2.4, 4.2). */
@Injectable()
export class PutWarehouse {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Repeating the request changes nothing.
   * @param who the operator's client id
   * @throws Refusal `not-found` for an unknown merchant, `fixed-warehouse`
   */
  put(merchantId: string, sent: Warehouse, who: string): Promise<{ created: boolean }> {
    return this.transactor.run('operators', async (unitOfWork) => {
      if (!(await merchantExists(unitOfWork, merchantId))) {
        throw new Refusal('not-found', 'There is no such merchant.');
      }
      await refuseFixed(unitOfWork, sent.warehouseId);
      const created = await addWarehouse(unitOfWork, merchantId, sent);
      const before = created
        ? undefined
        : await lockWarehouse(unitOfWork, merchantId, sent.warehouseId);
      if (before) {
        if (changedMembers(before, sent).length === 0) return { created };
        await updateWarehouse(unitOfWork, merchantId, sent);
      }
      await recordAudit(unitOfWork, {
        who,
        what: created ? 'warehouse.created' : 'warehouse.changed',
        details: { merchantId, before, after: sent },
      });
      return { created };
    });
  }
}

async function refuseFixed(unitOfWork: UnitOfWork, warehouseId: number): Promise<void> {
  if (warehouseId === MAIN) {
    throw new Refusal(
      'fixed-warehouse',
      'Warehouse 1 is kept in line with its merchant and cannot be changed.',
    );
  }
  if ((await loadReturnsWarehouses(unitOfWork)).has(warehouseId)) {
    throw new Refusal(
      'fixed-warehouse',
      `Warehouse ${warehouseId} belongs to the returns partner.`,
    );
  }
}
