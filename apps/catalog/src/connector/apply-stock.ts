import { WorkerTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { noteApplied } from '../store/inventory.store.js';
import { takeDueStockApplications } from '../store/publication.store.js';

const PORTION = 200;

/** The sandbox connector takes over quantities: `lastIntegrationDate` (decision 4.4). */
@Injectable()
export class ApplyStock {
  constructor(private readonly transactor: WorkerTransactor) {}

  /** Works on a portion of what is due. @returns whether there may be more */
  async run(): Promise<boolean> {
    return this.transactor.run({}, async (unitOfWork) => {
      const keys = await takeDueStockApplications(unitOfWork, PORTION);
      const appliedAt = new Date();
      noteApplied(
        unitOfWork,
        keys.map((key) => ({ ...key, appliedAt })),
      );
      return keys.length === PORTION;
    });
  }
}
