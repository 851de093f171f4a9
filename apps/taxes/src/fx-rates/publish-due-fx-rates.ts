import { BackgroundWork, WorkerTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { lockDuePairs } from './store/fx-rate.store.js';
import { settleAndPublishRate } from './load-fx-rate.js';

const INTERVAL_MS = 500;

/** Publishes rates that were loaded ahead once they become effective, never before (decision 5.6). */
@Injectable()
export class PublishDueFxRates {
  constructor(
    private readonly transactor: WorkerTransactor,
    background: BackgroundWork,
  ) {
    background.every(INTERVAL_MS, 'due-fx-rates', () => this.run());
  }

  private run(): Promise<boolean> {
    return this.transactor.run('background', async (unitOfWork) => {
      const due = await lockDuePairs(unitOfWork);
      for (const quote of due) await settleAndPublishRate(unitOfWork, quote);
      return due.length > 0;
    });
  }
}
