import { Poller } from '#messaging';
import { Database } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { CATALOG_CONFIG } from '../config.js';
import type { CatalogConfig } from '../config.js';
import { AnswerPublications } from './answer-publications.js';
import { ApplyStock } from './apply-stock.js';

const INTERVAL_MS = 100;

/** Runs what the sandbox's channels answer. */
@Injectable()
export class SandboxConnectorLife implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pollers: readonly Poller[];

  constructor(
    @Inject(CATALOG_CONFIG) private readonly config: CatalogConfig,
    private readonly database: Database,
    answerPublications: AnswerPublications,
    applyStock: ApplyStock,
  ) {
    this.pollers = [
      new Poller('publications', INTERVAL_MS, () => answerPublications.run()),
      new Poller('stock applications', INTERVAL_MS, () => applyStock.run()),
    ];
  }

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'api') return;
    void this.database.whenConnected().then(
      () => this.pollers.forEach((poller) => poller.start()),
      () => undefined, // the process stops before the store was ever there
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pollers.map((poller) => poller.stop()));
  }
}
