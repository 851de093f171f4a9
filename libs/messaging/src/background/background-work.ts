import type { Database } from '#platform';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Poller } from './poller.js';

/**
 * Starts and stops the pollers of a service. They start when the store is reachable, in processes that do background
 * work (every role except `api`), and stop before the pools close.
 */
export class BackgroundWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pollers: Poller[] = [];

  constructor(
    private readonly database: Database,
    private readonly role: string,
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
    if (this.role === 'api') return;
    void this.database.whenConnected().then(
      () => this.pollers.forEach((poller) => poller.start()),
      () => undefined, // the process stops before the store is reachable
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pollers.map((poller) => poller.stop()));
  }
}
