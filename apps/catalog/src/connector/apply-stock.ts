import { WorkerTransactor } from '#messaging';
import { Database, outsideTransaction } from '#platform';
import { Injectable } from '@nestjs/common';
import { lockStock, setLastIntegrationDates } from '../inventory/store/inventory.store.js';
import { dueStockApplications, takeStockApplications } from './store/stock-application.store.js';

const PORTION = 200;

/** The sandbox connector takes over quantities: `lastIntegrationDate` (decision 4.4). */
@Injectable()
export class ApplyStock {
  constructor(
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
  ) {}

  /** Works on a portion of what is due. @returns whether there may be more */
  async applyDue(): Promise<boolean> {
    const queries = outsideTransaction(this.database.worker);
    const due = await dueStockApplications(queries, PORTION);
    if (due.length === 0) return false;
    await this.transactor.run('background', async (unitOfWork) => {
      // In the order of moving stock: first the stock, then the task.
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
