import { Poller } from '#messaging';
import { Database } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { ORDERS_CONFIG } from './config.js';
import type { OrdersConfig } from './config.js';
import { IdempotencyStore } from './store/idempotency.store.js';

const INTERVAL_MS = 3600_000;

/** Drops kept answers after their 24 hours (decision 1.9). */
@Injectable()
export class ForgetOldAnswers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly poller: Poller;

  constructor(
    store: IdempotencyStore,
    private readonly database: Database,
    @Inject(ORDERS_CONFIG) private readonly config: OrdersConfig,
  ) {
    this.poller = new Poller('old answers', INTERVAL_MS, () => store.forgetOld());
  }

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
}
