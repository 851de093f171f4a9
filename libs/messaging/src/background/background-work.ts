import type { Database } from '#platform';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Poller } from './poller.js';

/**
 * The loops of a service over what is due in its store. They begin once the store is there, in processes that do
 * background work (every role but `api`), and end before the pools close.
 */
export class BackgroundWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pollers: Poller[] = [];

  constructor(
    private readonly database: Database,
    private readonly role: string,
  ) {}

  /**
   * Registers a loop; called by a provider's constructor.
   * @param work does a portion in a transaction of its own and answers whether more is waiting
   * @returns the loop, to be woken when work became due in this process
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
      () => undefined, // the process stops before the store was ever there
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pollers.map((poller) => poller.stop()));
  }
}
