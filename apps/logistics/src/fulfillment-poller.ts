import { Poller } from '#messaging';
import { Database } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { LOGISTICS_CONFIG } from './config.js';
import type { LogisticsConfig } from './config.js';
import { TakeDueSteps } from './take-due-steps.js';

/** Short, since a consumer's commit cannot wake the poller; a look at nothing costs one probe of a partial index. */
const INTERVAL_MS = 50;

/** Takes due steps for as long as a process with background work lives. */
@Injectable()
export class FulfillmentPoller implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly poller: Poller;

  constructor(
    private readonly database: Database,
    @Inject(LOGISTICS_CONFIG) private readonly config: LogisticsConfig,
    steps: TakeDueSteps,
  ) {
    this.poller = new Poller('fulfillment steps', INTERVAL_MS, () => steps.takeSome());
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
