import { ShardRelay } from './shard-relay.js';
import type { Publish, RelayOptions } from './shard-relay.js';

export type { Publish } from './shard-relay.js';

/**
 * Publishes a service's outbox to Kafka with one relay or, if one is not fast enough, with one for each shard of keys
 * (`RELAY_SHARDS`). Each shard has its own lock, so the processes of a service may share them.
 */
export class Relay {
  private readonly relays: readonly ShardRelay[];

  constructor(
    { shards = 1, ...options }: Omit<RelayOptions, 'shard'> & { shards?: number },
    publish?: Publish,
  ) {
    this.relays = Array.from(
      { length: shards },
      (_, index) => new ShardRelay({ ...options, shard: { index, of: shards } }, publish),
    );
  }

  start(): void {
    for (const relay of this.relays) relay.start();
  }

  /** Reads the outbox at once: events were committed in this process. */
  wake(): void {
    for (const relay of this.relays) relay.wake();
  }

  async stop(): Promise<void> {
    await Promise.all(this.relays.map((relay) => relay.stop()));
  }

  get shards(): number {
    return this.relays.length;
  }

  /** The number of shards that this process relays. */
  get active(): number {
    return this.relays.filter(({ status }) => status === 'active').length;
  }

  /** The status of the relay, in words for operators; with several shards, that of each. */
  get status(): string {
    const statuses = this.relays.map(({ status }) => status);
    if (new Set(statuses).size === 1) return statuses[0] ?? '';
    return statuses.map((status, index) => `shard ${index}: ${status}`).join('; ');
  }
}
