import { Poller, WorkerTransactor } from '#messaging';
import { Database } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { TAXES_CONFIG } from './config.js';
import type { TaxesConfig } from './config.js';
import { lockDuePairs } from './fx-rate.store.js';
import { tellRateInForce } from './load-fx-rate.js';

const INTERVAL_MS = 500;

/** Tells rates that were loaded ahead when they come into force, never before (decision 5.6). */
@Injectable()
export class TellDueFxRates implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly poller = new Poller('due-fx-rates', INTERVAL_MS, () => this.run());

  constructor(
    private readonly transactor: WorkerTransactor,
    private readonly database: Database,
    @Inject(TAXES_CONFIG) private readonly config: TaxesConfig,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'api') return;
    void this.database.whenConnected().then(
      () => this.poller.start(),
      () => undefined, // the process stops before the store was ever there
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.poller.stop();
  }

  private run(): Promise<boolean> {
    return this.transactor.run({}, async (uow) => {
      const due = await lockDuePairs(uow);
      for (const quote of due) await tellRateInForce(uow, quote);
      return due.length > 0;
    });
  }
}
