import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { EventProducer } from '../kafka/index.js';
import type { BrokerConfig } from '../kafka/index.js';
import { BatchPacer } from '../background/batch-pacer.js';
import { ENDS_WITH_ITS_MACHINE } from '../background/lock-session.js';
import { within } from '../background/within.js';
import type { Shard } from './relay-lock.js';
import { OutboxStore } from './outbox-store.js';
import type { PendingRow } from './outbox-store.js';
import { publishRows } from './publish.js';
import type { PublishOptions, PublishResult } from './publish.js';
import { countPublished, relayMetrics } from './relay-metrics.js';

export interface RelayOptions extends PublishOptions {
  databaseUrl: string;
  schema: string;
  service: string;
  brokers: BrokerConfig;
  shard: Shard;
}

/**
 * From the beginning of a send to the next one while a stream is busy: a send costs everybody, broker and consumers
 * too, about the same for one event and for fifty. So a busy stream is published in few large portions; what comes singly
 * is published at once.
 */
const GATHER_MS = 100;
/** Events a second, over the last half second, from which on a stream is busy. */
const BUSY_RATE = 250;
const RATE_WINDOW_MS = 500;
/** So many are worth a send however soon they come. */
const MANY = 100;

/** How long a relay waits before it looks for what other processes committed; its own process wakes it. */
const IDLE_MS = 40;
/** Where nothing has come for a while, each look is work for nothing: it goes on less often until something comes. */
const RESTING_MS = 200;
const RESTS_AFTER_MS = 5_000;
const STANDBY_MS = 500;
const BACKOFF_MAX_MS = 5_000;
const STOP_LIMIT_MS = 1_000;
/** Followers of a parked row are held back by the reading itself; marking them reads the whole outbox. */
const FOLLOWERS_MS = 5_000;

/** Publishing in the eyes of the relay; tests put a fault between the two halves of its work. */
export type Publish = typeof publishRows;

/**
 * Moves one shard of the outbox to Kafka. One relay for it is active at any time: it holds advisory locks on a connection
 * of its own, outside the pools, and reads and deletes on that same connection. It publishes first and deletes
 * afterwards, so a crash in between sends the same rows again, in the same order: duplicates, never a loss.
 */
export class ShardRelay {
  private readonly logger: Logger;
  private readonly stopping = new AbortController();
  private readonly producer: EventProducer;
  private wakeUp: () => void = () => undefined;
  private loop: Promise<void> | undefined;
  private woken = false;
  private somethingParked = false;
  private followersDueAt = 0;
  private sendBeganAt = 0;
  private countedSince = 0;
  private sent = 0;
  private isBusy = false;
  private readonly pacer = new BatchPacer();
  /** What the relay is doing, in words for operators. */
  status = 'starting';

  constructor(
    private readonly options: RelayOptions,
    private readonly publish: Publish = publishRows,
  ) {
    this.logger = new Logger(`relay ${options.service}`);
    this.producer = new EventProducer(options.brokers);
  }

  start(): void {
    this.loop ??= this.keepRunning();
  }

  /** Something was committed in this process: look now. */
  wake(): void {
    this.woken = true;
    this.wakeUp();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.wakeUp();
    await within(STOP_LIMIT_MS, this.loop ?? Promise.resolve());
    await within(STOP_LIMIT_MS, this.producer.disconnect());
    this.status = 'stopped';
  }

  private async keepRunning(): Promise<void> {
    for (let wait = 200; !this.stopping.signal.aborted; wait = Math.min(wait * 2, BACKOFF_MAX_MS)) {
      const startedAt = Date.now();
      try {
        await this.connectAndRun();
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.status = `waiting: ${(error as Error).message}`;
        this.logger.warn(this.status);
        if (Date.now() - startedAt > BACKOFF_MAX_MS) wait = 200;
        await delay(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }

  private async connectAndRun(): Promise<void> {
    const client = new Client({
      connectionString: this.options.databaseUrl,
      application_name: `entrepot-${this.options.service}-relay`,
      // By index only: rows come and go, so a plan that reads the whole table walks past all that were deleted lately.
      options: `-c search_path=${this.options.schema} -c synchronous_commit=off -c enable_seqscan=off ${ENDS_WITH_ITS_MACHINE}`,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: 5_000,
      query_timeout: 30_000,
    });
    let lost: Error | undefined;
    client.on('error', (error) => {
      lost = error;
      this.wakeUp();
    });
    try {
      await client.connect();
      const store = new OutboxStore(client, this.options.schema, this.options.shard);
      await this.becomeActive(store, () => lost);
      await this.producer.connect();
      this.somethingParked = await store.hasParked();
      await this.pump(store, () => lost);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async becomeActive(store: OutboxStore, lost: () => Error | undefined): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const fault = lost();
      if (fault) throw fault;
      if (await store.tryLock()) return;
      this.status = 'standby: another process relays';
      await delay(STANDBY_MS, undefined, { signal: this.stopping.signal });
    }
  }

  private async pump(store: OutboxStore, lost: () => Error | undefined): Promise<void> {
    this.status = 'active';
    let published: string[] = [];
    while (!this.stopping.signal.aborted || published.length > 0) {
      const fault = lost();
      if (fault) throw fault;
      this.woken = false;
      await this.markFollowers(store);
      const startedAt = performance.now();
      const rows = await store.deleteAndRead(published);
      published = [];
      if (this.stopping.signal.aborted) return;
      if (rows.length === 0) await this.idle();
      else {
        published = await this.publishAndPark(store, rows);
        await this.gather(rows.length, this.pacer.restAfter(performance.now() - startedAt));
      }
    }
  }

  /**
   * Lets events accumulate after a send, while there are many.
   * @param restMs how long the relay should rest where sends are slow
   */
  private async gather(sent: number, restMs: number): Promise<void> {
    this.countSent(sent);
    const gatherMs = this.isBusy ? this.sendBeganAt + GATHER_MS - performance.now() : 0;
    const rest = Math.max(gatherMs, restMs);
    if (sent >= MANY || rest <= 0 || this.stopping.signal.aborted) return;
    await delay(rest, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private countSent(rows: number): void {
    this.sent += rows;
    const elapsed = performance.now() - this.countedSince;
    if (elapsed < RATE_WINDOW_MS) return;
    this.isBusy = (this.sent * 1_000) / elapsed >= BUSY_RATE;
    this.sent = 0;
    this.countedSince = performance.now();
  }

  private async publishAndPark(store: OutboxStore, rows: readonly PendingRow[]): Promise<string[]> {
    const startedAt = performance.now();
    this.sendBeganAt = startedAt;
    const { published, refused }: PublishResult = await this.publish(
      this.producer,
      rows,
      this.options,
    );
    countPublished(rows, published);
    relayMetrics.seconds.observe((performance.now() - startedAt) / 1000);
    if (refused) {
      this.logger.error(`the broker refuses outbox row ${refused.id}: ${refused.reason}`);
      await store.park(refused.id, refused.reason);
      this.somethingParked = true;
      this.followersDueAt = Date.now() + FOLLOWERS_MS;
    }
    return published;
  }

  private async markFollowers(store: OutboxStore): Promise<void> {
    if (!this.somethingParked || Date.now() < this.followersDueAt) return;
    await store.parkFollowers();
    this.somethingParked = await store.hasParked();
    this.followersDueAt = Date.now() + FOLLOWERS_MS;
  }

  private async idle(): Promise<void> {
    if (this.woken) return;
    const rests = performance.now() - this.sendBeganAt > RESTS_AFTER_MS;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, rests ? RESTING_MS : IDLE_MS);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = () => undefined;
  }
}
