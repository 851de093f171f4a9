import { Database, writeAlone } from '#store';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { MESSAGING_OPTIONS, type MessagingOptions } from '../options.js';
import { OutboxPressure } from '../outbox/outbox-pressure.js';
import { Relay } from '../outbox/relay.js';
import { deleteArchivedEvents } from '../outbox/outbox-archive.js';
import { Poller } from '../background/poller.js';
import { EventStrategies } from '../transport/event-strategy.js';

const PRESSURE_INTERVAL_MS = 5_000;
const INBOX_INTERVAL_MS = 6 * 3600_000;
const ARCHIVE_INTERVAL_MS = 600_000;

/**
 * Starts and stops the background parts of messaging: the relay, the measurement of the outbox, the archive, the
 * inbox's partitions. It stops the consumers as well, because Nest would do so only after the last request. Until then
 * they would take more work, and a slow request would leave them no time to leave their groups.
 */
@Injectable()
export class MessagingLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pollers: readonly Poller[];

  constructor(
    private readonly database: Database,
    private readonly relay: Relay,
    pressure: OutboxPressure,
    private readonly strategies: EventStrategies,
    @Inject(MESSAGING_OPTIONS) { manifest }: MessagingOptions,
  ) {
    this.pollers = [
      new Poller('outbox pressure', PRESSURE_INTERVAL_MS, () =>
        pressure.measure().then(noMoreWork),
      ),
      new Poller('inbox partitions', INBOX_INTERVAL_MS, () =>
        writeAlone(database.worker, 'SELECT maintain_inbox(now())').then(noMoreWork),
      ),
      new Poller('outbox archive', ARCHIVE_INTERVAL_MS, () =>
        deleteArchivedEvents(database.worker, manifest.streams),
      ),
    ];
  }

  onApplicationBootstrap(): void {
    this.relay.start();
    void this.database.whenConnected().then(
      () => this.pollers.forEach((poller) => poller.start()),
      () => undefined, // the process stops before the store was ever there
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([
      ...this.strategies.list.map((strategy) => strategy.close()),
      this.relay.stop(),
      ...this.pollers.map((poller) => poller.stop()),
    ]);
  }
}

const noMoreWork = (): boolean => false;
