import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { DEAD_PEER_OPTIONS } from '#store';
import { EventProducer, brokerConfigOf, type GroupTopics } from '../kafka/index.js';
import type { Manifest } from '../contract/index.js';
import type { MessagingConfig } from '../options.js';
import { BatchPacer } from '../background/batch-pacer.js';
import { Loop } from '../background/loop.js';
import { within } from '../background/within.js';
import type { Shard } from './relay-lock.js';
import { MAX_ROWS, OutboxStore, type PendingRow, type Weights } from './outbox-store.js';
import { publishRows } from './publish.js';
import { PublishedAhead, readersOf } from './published-ahead.js';
import { countPublished, relayMetrics } from './relay-metrics.js';

export interface RelayOptions {
  service: string;
  config: Omit<MessagingConfig, 'ROLE'>;
  manifest: Manifest;
  /** Replaced by tests, to fail between publishing and deleting. */
  publish?: Publish;
  /** Replaced by tests: the groups that events must not be far ahead of. */
  readers?: readonly GroupTopics[];
}

/**
 * The time between the starts of two sends of a busy stream. A send costs the broker and the consumers about the same
 * for one event and for fifty, so a busy stream is published in few large batches, and single events at once.
 */
const SEND_INTERVAL_MS = 100;
/** The rate from which a stream is busy: events per second over the last half second. */
const BUSY_RATE = 250;
const RATE_WINDOW_MS = 500;
/** A batch of this size is sent without delay. */
const FULL_BATCH = 100;
/** The number of batches of one merchant that make up the events ahead. */
const BATCHES_AHEAD = 4;

/** How often a relay reads the outbox for events of other processes; its own process wakes it. */
const POLL_MS = 40;
/** The interval when no event has come for a while. */
const QUIET_POLL_MS = 200;
const QUIET_AFTER_MS = 5_000;
const STANDBY_MS = 500;
const BACKOFF = { firstMs: 200, mostMs: 5_000 };
const STOP_LIMIT_MS = 1_000;
/** The query already skips rows behind a parked one; marking them reads the whole outbox, so it is done less often. */
const FOLLOWERS_MS = 5_000;

export type Publish = typeof publishRows;

/**
 * Publishes one shard of the outbox to Kafka. One relay per shard is active at any time: it holds advisory locks on a
 * connection of its own, outside the pools, and reads and deletes on that connection. It publishes first and deletes
 * afterwards, so after a crash in between the same rows are sent again in the same order: duplicates, never a loss.
 */
export class ShardRelay {
  private readonly logger: Logger;
  private readonly producer: EventProducer;
  private readonly loop = new Loop(
    () => this.connectAndRun(),
    BACKOFF,
    ({ message }) => {
      this.status = `waiting: ${message}`;
      this.logger.warn(this.status);
    },
  );
  private somethingParked = false;
  private followersDueAt = 0;
  private sendBeganAt = 0;
  private countedSince = 0;
  private sent = 0;
  private isBusy = false;
  private readonly pacer = new BatchPacer();
  private readonly weights: Weights;
  private readonly ahead: PublishedAhead;
  /** The status of the relay, in words for operators. */
  status = 'starting';

  constructor(
    private readonly options: RelayOptions,
    private readonly shard: Shard,
  ) {
    const { service, config, manifest } = options;
    this.logger = new Logger(`relay ${service}`);
    this.producer = new EventProducer(brokerConfigOf(config, service));
    this.weights = weightsOf(config.MERCHANT_WEIGHTS);
    this.ahead = new PublishedAhead({
      groups: options.readers ?? readersOf(manifest, service, config.TOPIC_PREFIX),
      read: ({ groupId, topics }) => this.producer.committedOffsets(groupId, topics),
      most: config.RELAY_AHEAD,
      weightOf: (merchant) => this.weights.get(merchant) ?? 1,
    });
  }

  start(): void {
    this.loop.start();
  }

  /** Reads the outbox at once: events were committed in this process. */
  wake(): void {
    this.loop.wake();
  }

  async stop(): Promise<void> {
    await this.loop.stop(STOP_LIMIT_MS);
    await within(STOP_LIMIT_MS, this.producer.disconnect());
    this.status = 'stopped';
  }

  private async connectAndRun(): Promise<void> {
    const { service, config } = this.options;
    const client = new Client({
      connectionString: config.DATABASE_URL,
      application_name: `entrepot-${service}-relay`,
      // By index only: rows come and go, so a sequential scan would read all recently deleted rows.
      options: `-c search_path=${config.DATABASE_SCHEMA} -c synchronous_commit=off -c enable_seqscan=off ${DEAD_PEER_OPTIONS}`,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: 5_000,
      query_timeout: 30_000,
    });
    let lost: Error | undefined;
    client.on('error', (error) => {
      lost = error;
      this.loop.wake();
    });
    try {
      await client.connect();
      const store = new OutboxStore(client, config.DATABASE_SCHEMA, this.shard, this.weights);
      await this.becomeActive(store, () => lost);
      await this.producer.connect();
      this.somethingParked = await store.hasParked();
      await this.relayRows(store, () => lost);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async becomeActive(store: OutboxStore, lost: () => Error | undefined): Promise<void> {
    while (!this.loop.signal.aborted) {
      const fault = lost();
      if (fault) throw fault;
      if (await store.tryLock()) return;
      this.status = 'standby: another process relays';
      await delay(STANDBY_MS, undefined, { signal: this.loop.signal });
    }
  }

  private async relayRows(store: OutboxStore, lost: () => Error | undefined): Promise<void> {
    this.status = 'active';
    let published: string[] = [];
    while (!this.loop.signal.aborted || published.length > 0) {
      const fault = lost();
      if (fault) throw fault;
      this.loop.beginLook();
      await this.markFollowers(store);
      const startedAt = performance.now();
      const held = await this.held();
      const rows = await store.deleteAndRead(published, held, this.mostOfMerchant());
      published = [];
      if (this.loop.signal.aborted) return;
      if (rows.length === 0) {
        const quiet = performance.now() - this.sendBeganAt > QUIET_AFTER_MS;
        await this.loop.sleep(quiet ? QUIET_POLL_MS : POLL_MS);
      } else {
        published = await this.publishAndPark(store, rows);
        await this.accumulate(rows.length, this.pacer.restAfter(performance.now() - startedAt));
      }
    }
  }

  /** The merchants that are too far ahead, whose events the relay does not read. */
  private async held(): Promise<string[]> {
    await this.ahead.refresh();
    return this.ahead.held();
  }

  /** A merchant's part of a batch is small, because the relay learns only later that it is too far ahead. */
  private mostOfMerchant(): number {
    return Math.min(MAX_ROWS, Math.ceil(this.ahead.limit / BATCHES_AHEAD));
  }

  /**
   * Lets events accumulate after a send, while there are many.
   * @param restMs how long the relay should rest if sends are slow
   */
  private async accumulate(sent: number, restMs: number): Promise<void> {
    this.countSent(sent);
    const untilNextSend = this.isBusy ? this.sendBeganAt + SEND_INTERVAL_MS - performance.now() : 0;
    if (sent < FULL_BATCH) await this.loop.rest(Math.max(untilNextSend, restMs));
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
    const { publish = publishRows, config } = this.options;
    const { published, sent, refused } = await publish(this.producer, rows, config);
    this.ahead.add(sent);
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
}

/** @param text like `ACME=3,GLOBEX=2` */
function weightsOf(text: string): Weights {
  const pairs = text.split(',').filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const [merchant = '', weight] = pair.split('=');
      return [merchant, Number(weight)];
    }),
  );
}
