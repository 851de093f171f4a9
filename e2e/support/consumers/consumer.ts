import { eventually } from '#testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type {
  InstalledExample,
  Language,
} from '../../../tools/outside-programs/install-examples.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';

/** The state of a consumer, or the state in the API. */
export interface ConsumerState {
  /** The status of each order. */
  statuses: Record<string, string>;
  /** The entries of each order, in order: `status eventDate receivedDate`. */
  histories: Record<string, string[]>;
  /** The status of each `merchant:sku channel`. */
  channels: Record<string, string>;
}

type Order = Record<'order_id' | 'status', string>;
type Entry = Record<'order_id' | 'entry' | 'event_date' | 'received_date', string>;
type Channel = Record<'sku' | 'channel' | 'status', string>;

const LIMIT = { timeoutMs: 120_000 };
/** Enough lines to diagnose a failure. */
const MOST_DIFFERENCES = 20;

/** One of the example programs as a process, with its SQLite database. */
export class Consumer {
  readonly language: Language;
  private child: ChildProcess | undefined;
  private log = '';

  constructor(
    private readonly installed: InstalledExample,
    private readonly stack: TestStack,
  ) {
    this.language = installed.language;
  }

  start(): void {
    const { command, words, folder } = this.installed;
    const { sandbox, topicPrefix, gateway, parts } = this.stack;
    const brokers = parts?.brokers ?? sandbox.kafkaBrokers;
    this.child = spawn(command, words, {
      cwd: folder,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        KAFKA_BROKERS: brokers.join(','),
        ENTREPOT_URL: gateway,
        TOPIC_PREFIX: topicPrefix,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (text: Buffer) => (this.log = (this.log + text.toString()).slice(-4_000)));
    }
  }

  /**
   * Waits until the consumer is at work, and kills it while its transaction waits for the database: if it had already
   * committed the offsets, their effects would be lost.
   * @param published resolves when further messages are published
   */
  async killInBatch(published: () => Promise<void>): Promise<void> {
    const before = await this.until('to begin', () => this.count('inbox'));
    await this.until('to apply events', () => expect(this.count('inbox')).toBeGreaterThan(before));
    const database = this.open({ readOnly: false });
    database.exec('BEGIN IMMEDIATE');
    try {
      await published();
      await this.stop('SIGKILL');
    } finally {
      database.exec('ROLLBACK');
      database.close();
    }
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill(signal);
    await exited;
  }

  /** Waits until the consumer has the same state and this many dead letters. */
  async untilItKnows(expected: ConsumerState, deadLetters: number): Promise<void> {
    await this.until('to know what the API shows', () => {
      expect(differences(this.consumed(), expected)).toEqual([]);
      expect(this.count('dead_letters')).toBe(deadLetters);
    });
  }

  private async until<T>(what: string, check: () => T): Promise<T> {
    try {
      return await eventually(check, { ...LIMIT, waitingFor: `${this.language} ${what}` });
    } catch (error) {
      throw new Error(`${(error as Error).message}\nIt said:\n${this.log}`, { cause: error });
    }
  }

  private count(table: string): number {
    return this.rows<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)[0]?.count ?? 0;
  }

  private consumed(): ConsumerState {
    const orders = this.rows<Order>('SELECT * FROM orders');
    const entries = this.rows<Entry>('SELECT * FROM history ORDER BY order_id, version');
    const channels = this.rows<Channel>('SELECT * FROM sku_channels');
    const histories = Map.groupBy(entries, (entry) => entry.order_id);
    return {
      statuses: Object.fromEntries(orders.map((order) => [order.order_id, order.status])),
      histories: Object.fromEntries(
        [...histories].map(([orderId, list]) => [
          orderId,
          list.map((entry) => `${entry.entry} ${entry.event_date} ${entry.received_date}`),
        ]),
      ),
      channels: Object.fromEntries(
        channels.map((listing) => [`${listing.sku} ${listing.channel}`, listing.status]),
      ),
    };
  }

  private open(options: { readOnly: boolean }): DatabaseSync {
    const file = path.join(this.installed.folder, 'consumer.db');
    return new DatabaseSync(file, { ...options, timeout: 5_000 });
  }

  private rows<Row>(sql: string): Row[] {
    const database = this.open({ readOnly: true });
    try {
      return database.prepare(sql).all() as Row[];
    } finally {
      database.close();
    }
  }
}

function differences(actual: ConsumerState, expected: ConsumerState): string[] {
  const parts = Object.keys(expected) as (keyof ConsumerState)[];
  const all = parts.flatMap((part) =>
    [...new Set([...Object.keys(actual[part]), ...Object.keys(expected[part])])].flatMap((name) => {
      const [actualJson, other] = [actual, expected].map((it) => JSON.stringify(it[part][name]));
      return actualJson === other ? [] : [`${name}: ${actualJson}, expected ${other}`];
    }),
  );
  return all.slice(0, MOST_DIFFERENCES);
}
