import { ShardRelay } from './shard-relay.js';
import type { Publish, RelayOptions } from './shard-relay.js';

export type { Publish } from './shard-relay.js';

/**
 * Moves a service's outbox to Kafka: one relay, or one for each shard of its keys (`RELAY_SHARDS`), where one is not
 * fast enough. Each shard has its own lock, so the processes of a service may share them.
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

  /** Something was committed in this process: look now. */
  wake(): void {
    for (const relay of this.relays) relay.wake();
  }

  async stop(): Promise<void> {
    await Promise.all(this.relays.map((relay) => relay.stop()));
  }

  get shards(): number {
    return this.relays.length;
  }

  /** How many shards this process relays. */
  get active(): number {
    return this.relays.filter(({ status }) => status === 'active').length;
  }

  /** What the relay is doing, in words for operators; of several shards, what each does. */
  get status(): string {
    const statuses = this.relays.map(({ status }) => status);
    if (new Set(statuses).size === 1) return statuses[0] ?? '';
    return statuses.map((status, index) => `shard ${index}: ${status}`).join('; ');
  }
}
