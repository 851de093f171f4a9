import { Inject, Injectable } from '@nestjs/common';
import { MESSAGING_OPTIONS } from '../options.js';
import { ShardRelay, type RelayOptions } from './shard-relay.js';

export type { Publish } from './shard-relay.js';

/**
 * Publishes a service's outbox to Kafka with one relay or, if one is not fast enough, with one for each shard of keys
 * (`RELAY_SHARDS`). Each shard has its own lock, so the processes of a service may share them.
 */
@Injectable()
export class Relay {
  private readonly relays: readonly ShardRelay[];

  constructor(@Inject(MESSAGING_OPTIONS) options: RelayOptions) {
    const of = options.config.RELAY_SHARDS;
    this.relays = Array.from({ length: of }, (_, index) => new ShardRelay(options, { index, of }));
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
