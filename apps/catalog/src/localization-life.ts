import { Poller } from '#messaging';
import { Database } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { CATALOG_CONFIG } from './config.js';
import type { CatalogConfig } from './config.js';
import { TranslateSkus } from './translate-skus.js';

const INTERVAL_MS = 100;

/** Runs the translation of what has passed review. */
@Injectable()
export class LocalizationLife implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly poller: Poller;

  constructor(
    @Inject(CATALOG_CONFIG) private readonly config: CatalogConfig,
    private readonly database: Database,
    translateSkus: TranslateSkus,
  ) {
    this.poller = new Poller('translations', INTERVAL_MS, () => translateSkus.run());
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
