import { WorkerTransactor } from '#messaging';
import { Database, outsideTransaction } from '#platform';
import { Injectable } from '@nestjs/common';
import { lockStock, setLastIntegrationDates } from '../inventory/store/inventory.store.js';
import { dueStockApplications, takeStockApplications } from './store/stock-application.store.js';

const PORTION = 200;

/** Applies quantities for the sandbox connector: sets `lastIntegrationDate` (decision 4.4). */
@Injectable()
export class ApplyStock {
  constructor(
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
  ) {}

  /** Processes a portion of the due work. @returns whether more may be due */
  async applyDue(): Promise<boolean> {
    const queries = outsideTransaction(this.database.worker);
    const due = await dueStockApplications(queries, PORTION);
    if (due.length === 0) return false;
    await this.transactor.run('background', async (unitOfWork) => {
      // Locks in the same order as moving stock: first the stock, then the task.
      lockStock(unitOfWork, due);
      const keys = await takeStockApplications(unitOfWork, due);
      const appliedAt = new Date();
      setLastIntegrationDates(
        unitOfWork,
        keys.map((key) => ({ ...key, appliedAt })),
      );
    });
    return due.length === PORTION;
  }
}
