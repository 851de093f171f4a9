import { migrationClass, StoreClient } from '#store';
import {
  CredentialRevoked,
  manifest,
  SalesChannelInventoryApplied,
  type EventContract,
  type EventEnvelope,
} from '#contracts';
import {
  TestPublisher,
  createTestStore,
  createTestTopics,
  deleteTestTopics,
  testBrokers,
  testEnvironment,
  uniqueName,
  type TestStore,
} from '#testing';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { GroupProcessor } from '../src/consume/group-processor.js';
import type { Subscription } from '../src/consume/subscription.js';
import { GroupConsumer, type GroupTopics } from '../src/kafka/index.js';
import type { PartitionBatch, Received } from '../src/kafka/index.js';
import { Relay, type Publish } from '../src/outbox/relay.js';
import { messagingMigrations } from '../src/migrations/index.js';
import { Transactor } from '../src/transaction/transactor.js';
import { fact, recordEffect, type Fact, type FactHandler } from './facts.js';

/** The effects of a handler, in the order of their commits. */
const effectTables = migrationClass('Effects1763683300000', [
  `CREATE TABLE effect (id bigint GENERATED ALWAYS AS IDENTITY (CACHE 1) PRIMARY KEY,
     subject text NOT NULL, version bigint NOT NULL, by text NOT NULL)`,
  `CREATE TABLE subject (id text PRIMARY KEY, version bigint NOT NULL)`,
  `CREATE TABLE listed (merchant_id text, id int, value int NOT NULL, last_update_date timestamptz(3) NOT NULL,
     PRIMARY KEY (merchant_id, id))`,
]);

export interface Effect {
  subject: string;
  version: string;
  by: string;
}

export interface ConsumerOptions {
  by?: string;
  handle?: FactHandler;
  /** Whether its events erase the messages parked before them. */
  erases?: boolean;
  locks?: Subscription['locks'];
  /** Another data source than the suite's own, for example through a proxy. */
  dataSource?: DataSource;
}

/** The wait for a connection of the pool that all writers of a test share with its relays and consumers. */
const CONNECTION_WAIT_MS = 30_000;
const GROUP = 'rig';
const STREAM = CredentialRevoked.stream;

/** The group of the rig's consumers, as a reader of the relay's events. */
export const READERS: readonly GroupTopics[] = [{ groupId: GROUP, topics: [STREAM] }];

/** A producing and a consuming service in one schema, on real Postgres and Kafka, without Nest around them. */
export class MessagingRig {
  private readonly relays: Relay[] = [];
  private readonly consumers: GroupConsumer[] = [];
  private readonly sources: DataSource[] = [];

  private constructor(
    readonly store: TestStore,
    readonly prefix: string,
    readonly dataSource: DataSource,
    readonly publisher: TestPublisher,
  ) {}

  static async start(): Promise<MessagingRig> {
    const prefix = `${uniqueName('rig')}.`;
    const [store] = await Promise.all([
      createTestStore('rig', [...messagingMigrations, effectTables]),
      createTestTopics(prefix),
    ]);
    const dataSource = await openSource(store.url, store.schema, CONNECTION_WAIT_MS);
    return new MessagingRig(store, prefix, dataSource, new TestPublisher(prefix));
  }

  async stop(): Promise<void> {
    await Promise.all(this.relays.map((relay) => relay.stop()));
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
    await this.publisher.stop();
    await Promise.all([this.dataSource, ...this.sources].map((source) => source.destroy()));
    await Promise.all([this.store.drop(), deleteTestTopics(this.prefix)]);
  }

  get transactor(): Transactor {
    return new Transactor(this.dataSource, 'rig');
  }

  /** @param waitMs the limit for getting a connection, from an unreachable store or a busy pool */
  async openSource(url: string, waitMs: number): Promise<DataSource> {
    const source = await openSource(url, this.store.schema, waitMs);
    this.sources.push(source);
    return source;
  }

  /** Writes state and event in a transaction, as a service does. Returns the new version of the subject. */
  write(subject: string): Promise<number> {
    return this.transactor.run('background', async (unitOfWork) => {
      const [row] = await unitOfWork.query<{ version: string }>(
        `INSERT INTO subject AS s (id, version) VALUES ($1, 1)
           ON CONFLICT (id) DO UPDATE SET version = s.version + 1 RETURNING version`,
        [subject],
      );
      const version = Number(row?.version);
      unitOfWork.publish(CredentialRevoked, { ...fact(subject, version) });
      return version;
    });
  }

  /** @param readers topics of groups, without the prefix, that the relay must not be far ahead of */
  relay(publish?: Publish, shards = 1, readers: readonly GroupTopics[] = []): Relay {
    const relay = new Relay({
      service: 'rig',
      config: {
        DATABASE_URL: this.store.url,
        DATABASE_SCHEMA: this.store.schema,
        KAFKA_BROKERS: testEnvironment().brokers,
        TOPIC_PREFIX: this.prefix,
        PUBLIC_URL: 'http://entrepot.test',
        RELAY_SHARDS: shards,
        RELAY_AHEAD: 100,
        MERCHANT_WEIGHTS: '',
      },
      manifest,
      readers: readers.map(({ groupId, topics }) => ({
        groupId: this.prefix + groupId,
        topics: topics.map((topic) => this.prefix + topic),
      })),
      ...(publish && { publish }),
    });
    this.relays.push(relay);
    relay.start();
    return relay;
  }

  processor({
    by = 'a',
    handle = recordEffect(by),
    dataSource = this.dataSource,
    erases,
    locks,
  }: ConsumerOptions = {}): GroupProcessor {
    // The second type comes from external producers, which may omit the version.
    const table = new Map(
      [CredentialRevoked, SalesChannelInventoryApplied].map((contract): [string, Subscription] => [
        contract.type,
        {
          contract: contract as EventContract,
          batch: false,
          erases,
          locks,
          handle: (event, context) => handle(event as EventEnvelope, context),
        },
      ]),
    );
    return new GroupProcessor({
      group: GROUP,
      subscriptions: table,
      types: new Set(manifest.types),
      dataSource,
      published: () => undefined,
      concurrency: 2,
    });
  }

  consumer(options: ConsumerOptions = {}): GroupConsumer {
    const processor = this.processor(options);
    const consumer = new GroupConsumer({
      config: testBrokers(),
      groupId: this.prefix + GROUP,
      streams: [STREAM, SalesChannelInventoryApplied.stream],
      topicPrefix: this.prefix,
      onBatch: (batch) => processor.process(batch),
      onAssigned: (partitions) => processor.assigned(partitions),
      onFatal: (error) => {
        throw error;
      },
    });
    this.consumers.push(consumer);
    consumer.start();
    return consumer;
  }

  /** Publishes directly to Kafka, as an external producer does. */
  send(subject: string, version: number, eventId?: string): Promise<Fact> {
    const partial = fact(subject, version);
    return this.publisher.publish(CredentialRevoked, eventId ? { ...partial, eventId } : partial);
  }

  /** Sends bytes that are not an event under a subject's key. */
  sendPoison(subject: string, headers: Record<string, string> = {}): Promise<void> {
    return this.publisher.raw(STREAM, subject, 'not json', {
      ce_type: CredentialRevoked.type,
      ce_dataschema: CredentialRevoked.schemaPath,
      ...headers,
    });
  }

  /** A message as received from Kafka, for tests that call a processor directly. */
  received(subject: string, version: number, offset = 0): Received {
    const event = {
      eventId: uuidv7(),
      occurredAt: new Date().toISOString(),
      ...fact(subject, version),
    };
    return {
      stream: STREAM,
      partition: 0,
      offset: String(offset),
      key: subject,
      headers: {
        ce_id: event.eventId,
        ce_type: CredentialRevoked.type,
        ce_dataschema: CredentialRevoked.schemaPath,
      },
      value: Buffer.from(JSON.stringify(event)),
    };
  }

  effects(): Promise<Effect[]> {
    return this.store.sql<Effect>('SELECT subject, version, by FROM effect ORDER BY id');
  }

  parked(): Promise<{ key: string; reason: string; detail: string }[]> {
    return this.store.sql('SELECT key, reason, detail FROM parked_message ORDER BY id');
  }

  /** Takes an advisory lock in a separate session. @returns a function that ends the session */
  async holdLock(key: string): Promise<() => Promise<void>> {
    const runner = this.dataSource.createQueryRunner();
    await runner.query(`SELECT pg_advisory_lock(${key})`);
    return async () => {
      await runner.query(`SELECT pg_advisory_unlock(${key})`);
      await runner.release();
    };
  }

  /** The number of transactions that wait for a lock. */
  async waitingForLocks(): Promise<number> {
    const rows = await this.store.sql(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return rows.length;
  }

  async outboxSize(): Promise<number> {
    const [row] = await this.store.sql<{ n: string }>('SELECT count(*) AS n FROM outbox');
    return Number(row?.n);
  }
}

export interface HandBatch extends PartitionBatch {
  readonly acknowledged: string[];
  readonly pauses: string[];
}

/** A batch of one partition that records the calls of its functions. */
export function batchOf(messages: readonly Received[]): HandBatch {
  const acknowledged: string[] = [];
  const pauses: string[] = [];
  return {
    stream: STREAM,
    partition: 0,
    messages,
    lagAfter: 0,
    acknowledged,
    pauses,
    proceed: () => true,
    done: async (offset) => {
      acknowledged.push(offset);
    },
    pause: (_milliseconds, reason) => {
      pauses.push(reason);
    },
  };
}

function openSource(url: string, schema: string, waitMs: number): Promise<DataSource> {
  return new DataSource({
    type: 'postgres',
    url,
    schema,
    poolSize: 6,
    connectTimeoutMS: waitMs,
    installExtensions: false,
    poolErrorHandler: () => undefined,
    extra: {
      Client: StoreClient,
      options: `-c search_path=${schema} -c timezone=UTC`,
      statement_timeout: 5_000,
    },
  }).initialize();
}
