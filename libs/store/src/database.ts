import { setTimeout as delay } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Refusal } from '#runtime';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { Queries } from './queries.js';
import { WorkShares, type Share } from './work-shares.js';
import { entityOptions } from './entity-options.js';
import { STATEMENT_TIMEOUT_MS, StoreClient } from './store-client.js';

/** The connection options of a service's store; its role can access only its own schema. */
export interface DatabaseOptions {
  url: string;
  schema: string;
  service: string;
  /**
   * The time without an answer after which a connection is closed and its queries fail; 30 s by default, 12 s for the
   * worker pool.
   */
  queryTimeoutMs?: number;
}

/** The connections of a pool by state, and the number of waiting callers. */
export interface PoolUse {
  pool: 'http' | 'worker';
  busy: number;
  idle: number;
  waiting: number;
}

/**
 * The time limit of a statement outside a transaction. A list reads few rows, so a longer statement is a fault, and
 * would block a connection for other merchants.
 */
const READ_TIMEOUT_MS = {
  http: 3_000,
  worker: STATEMENT_TIMEOUT_MS,
} as const;
/**
 * Releases the locks of a process that stalled or vanished in the middle of a transaction, for example on the clock of
 * a merchant's list. Transactions wait only for Postgres.
 */
const IDLE_IN_TRANSACTION_MS = 2_000;
/**
 * The limit for a Postgres whose machine vanished, which reports nothing and enforces no timeouts. A statement may wait
 * behind others of the same pipeline, each with its own time limit.
 */
const QUERY_TIMEOUT_MS = {
  http: 30_000,
  /** Shorter than a consumer's session, as above. */
  worker: 12_000,
} as const;
/** The number of connections of each of the two pools. */
const POOL_SIZE = 4;
const CONNECT_RETRY_MAX_MS = 5_000;
/** Services are stopped during a restore, so a process reads it once. */
const EPOCH = `SELECT coalesce(max(recovered_at)::text, '') AS epoch FROM restoration`;

/**
 * The two pools of a process: requests and background work do not wait for each other (4 connections each; the relay
 * and the locks of idempotency keys have one more each). It connects in the background with unlimited retries, so a
 * process that starts before Postgres is live but not ready.
 */
export class Database implements OnApplicationShutdown {
  readonly http: DataSource;
  readonly worker: DataSource;
  /** Reads and writes of one merchant together use at most half of the connections for requests. */
  readonly shares = new WorkShares(POOL_SIZE / 2);
  private readonly logger = new Logger(Database.name);
  private readonly stopping = new AbortController();
  private readonly connected: Promise<void>;
  private knownEpoch: string | undefined;

  constructor(readonly options: DatabaseOptions) {
    this.http = pool(options, 'http');
    this.worker = pool(options, 'worker');
    this.connected = this.connect();
    this.connected.catch(() => undefined); // a stop during the wait is not a fault
  }

  /** Resolves when both pools have reached Postgres; rejects only if the process stops first. */
  whenConnected(): Promise<void> {
    return this.connected;
  }

  /**
   * Marks the history of the store: empty, or the time of the last recovery from a restore (decision 1.23).
   * @throws Refusal `store-unavailable` before the first connection
   */
  epoch(): string {
    if (this.knownEpoch !== undefined) return this.knownEpoch;
    throw new Refusal('store-unavailable', 'The store has not been reached yet.');
  }

  /**
   * Runs statements of requests outside any transaction; each waits until its share has a connection. Do not call it
   * inside a transaction of the same share.
   * @throws Refusal `store-unavailable` if that takes too long
   */
  reads(share: Share): Queries {
    return {
      query: (sql, parameters) => this.shares.run(share, () => this.http.query(sql, parameters)),
    };
  }

  /** Queries Postgres. @returns whether requests can currently be served */
  async isReachable(): Promise<boolean> {
    if (!this.http.isInitialized) return false;
    try {
      await this.http.query('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }

  /** The current use of each pool. */
  poolUse(): PoolUse[] {
    return [
      { pool: 'http', ...useOf(this.http) },
      { pool: 'worker', ...useOf(this.worker) },
    ];
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.connected.catch(() => undefined);
    for (const source of [this.http, this.worker]) {
      if (source.isInitialized) await source.destroy();
    }
  }

  private async connect(): Promise<void> {
    for (const source of [this.http, this.worker]) await this.repeat(() => source.initialize());
    const [row] = await this.repeat(() => this.worker.query<[{ epoch: string }]>(EPOCH));
    this.knownEpoch = row.epoch;
    this.logger.log('connected to Postgres');
  }

  private async repeat<T>(attempt: () => Promise<T>): Promise<T> {
    for (let wait = 250; ; wait = Math.min(wait * 2, CONNECT_RETRY_MAX_MS)) {
      try {
        return await attempt();
      } catch (error) {
        this.stopping.signal.throwIfAborted();
        this.logger.warn(`waiting for Postgres: ${(error as Error).message}`);
        await delay(wait, undefined, { signal: this.stopping.signal });
      }
    }
  }
}

function useOf(source: DataSource): Omit<PoolUse, 'pool'> {
  const { master } = source.driver as { master?: Pool };
  if (!master) return { busy: 0, idle: 0, waiting: 0 };
  const { totalCount, idleCount, waitingCount } = master;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

function pool(options: DatabaseOptions, purpose: PoolUse['pool']): DataSource {
  return new DataSource({
    type: 'postgres',
    url: options.url,
    schema: options.schema,
    ...entityOptions(),
    synchronize: false,
    migrationsRun: false,
    applicationName: `entrepot-${options.service}-${purpose}`,
    poolSize: POOL_SIZE,
    connectTimeoutMS: 5_000,
    installExtensions: false,
    extra: {
      Client: StoreClient,
      // Each statement is planned once for all parameters, perhaps while its table is nearly empty, and the plan is
      // kept while the table grows, so plans use indexes only. With sequential scans, permanent plans and no expected
      // statistics, an order took 29.3 ms of processor time instead of 16.7, at 52 orders/s instead of 89 (`npm run
      // bench -- flow`). In memory or on an SSD, rows in the order of an index cost no more than other rows; without
      // this setting, Postgres reads and sorts all rows of a list if it expects few more than a page scans.
      // A statement uses one core, so that the shares of connections are shares of the cores as well.
      // A transaction is begun together with its first statements; if it cannot begin, these must not write outside of
      // it.
      options: `-c search_path=${options.schema} -c timezone=UTC -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c random_page_cost=1 -c max_parallel_workers_per_gather=0 -c default_transaction_read_only=on`,
      statement_timeout: READ_TIMEOUT_MS[purpose],
      lock_timeout: 8_000,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      query_timeout: options.queryTimeoutMs ?? QUERY_TIMEOUT_MS[purpose],
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
    },
  });
}
