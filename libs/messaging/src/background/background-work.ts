import { Database } from '#store';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { MESSAGING_OPTIONS, type MessagingConfig } from '../options.js';
import { Poller } from './poller.js';

/**
 * Starts and stops the pollers of a service. They start when the store is reachable, in processes that do background
 * work (every role except `api`), and stop before the pools close.
 */
@Injectable()
export class BackgroundWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pollers: Poller[] = [];

  constructor(
    @Inject(Database) private readonly database: Pick<Database, 'whenConnected'>,
    @Inject(MESSAGING_OPTIONS) private readonly options: { config: Pick<MessagingConfig, 'ROLE'> },
  ) {}

  /**
   * Registers a poller; a provider's constructor calls it.
   * @param work processes a batch in its own transaction and returns whether more is waiting
   * @returns the poller, which you wake when work becomes due in this process
   */
  every(intervalMs: number, name: string, work: () => Promise<boolean>): Poller {
    const poller = new Poller(name, intervalMs, work);
    this.pollers.push(poller);
    return poller;
  }

  onApplicationBootstrap(): void {
    if (this.options.config.ROLE === 'api') return;
    void this.database.whenConnected().then(
      () => this.pollers.forEach((poller) => poller.start()),
      () => undefined, // the process stops before the store is reachable
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pollers.map((poller) => poller.stop()));
  }
}
