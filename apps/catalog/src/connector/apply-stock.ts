import { WorkerTransactor } from '#messaging';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { noteApplied } from '../store/inventory.store.js';
import {
  merchantsWithDueStockApplications,
  takeDueStockApplications,
} from '../store/publication.store.js';
import { outsideTransaction } from '../store/queries.js';

const PORTION = 200;

/** The sandbox connector takes over quantities: `lastIntegrationDate` (decision 4.4). */
@Injectable()
export class ApplyStock {
  constructor(
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
  ) {}

  /** Works on a portion of what is due. @returns whether there may be more */
  async run(): Promise<boolean> {
    const db = outsideTransaction(this.database.worker);
    const merchantIds = await merchantsWithDueStockApplications(db, PORTION);
    if (merchantIds.length === 0) return false;
    // No stamp is used, for the date moves no `lastUpdateDate` (decision 1.15). But who moves stock holds its clock, locks
    // positions and then queues a task: who took the task first and wanted a position next would meet it halfway.
    const clocks = merchantIds.map((merchantId) => ({ merchantId, list: 'inventory' }));
    return this.transactor.run({ clocks }, async (unitOfWork) => {
      const keys = await takeDueStockApplications(unitOfWork, merchantIds, PORTION);
      const appliedAt = new Date();
      noteApplied(
        unitOfWork,
        keys.map((key) => ({ ...key, appliedAt })),
      );
      return keys.length === PORTION;
    });
  }
}
