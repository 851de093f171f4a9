import { Database } from '#platform';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { DEAD_PEER_OPTIONS } from '#store';
import type { KeyedRequest } from './keyed-request.js';

const CONNECT_TIMEOUT_MS = 5_000;
/** The time limit of a query; the connection is then closed, which releases its locks. */
const QUERY_TIMEOUT_MS = 20_000;

/**
 * Locks the requests in progress that have an idempotency key, across all processes of the service (decision 1.9). A
 * lock is an advisory lock on a connection that all locks of a process share, so it ends with the process at the
 * latest. If that connection is lost, two processes may work on one request: the primary key of the stored answers then
 * admits one of them.
 */
@Injectable()
export class IdempotencyLocks implements OnApplicationShutdown {
  private readonly held = new Set<string>();
  private readonly logger = new Logger(IdempotencyLocks.name);
  private connection: Promise<Client> | undefined;

  constructor(private readonly database: Database) {}

  /**
   * @returns a function that releases the lock; undefined if the request is already locked
   * @throws the store's errors
   */
  async take({ clientId, operation, key }: KeyedRequest): Promise<(() => void) | undefined> {
    const name = JSON.stringify([this.database.options.schema, clientId, operation, key]);
    // Postgres's locks are re-entrant within a session, so requests of the same process are checked here first.
    if (this.held.has(name)) return undefined;
    this.held.add(name);
    try {
      const client = await this.connected();
      if (await ask(client, LOCK, name)) return () => this.end(client, name);
    } catch (error) {
      this.held.delete(name);
      throw error;
    }
    this.held.delete(name);
    return undefined;
  }

  async onApplicationShutdown(): Promise<void> {
    const client = await this.connection?.catch(() => undefined);
    await client?.end();
  }

  /** Not awaited: the queries of a connection run in order, and a lost connection has released its locks. */
  private end(client: Client, name: string): void {
    this.held.delete(name);
    ask(client, UNLOCK, name).catch(() => undefined);
  }

  private connected(): Promise<Client> {
    this.connection ??= this.connect();
    return this.connection;
  }

  private connect(): Promise<Client> {
    const { url, service } = this.database.options;
    const client = new Client({
      connectionString: url,
      application_name: `entrepot-${service}-idempotency-locks`,
      options: DEAD_PEER_OPTIONS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      // Queries do not wait for each other. A statement that times out ends the connection; otherwise its lock might
      // be acquired later for no one.
      pipeline: true,
    });
    const connection = client.connect().then(() => client);
    const discard = (): void => {
      if (this.connection === connection) this.connection = undefined;
    };
    client.on('error', (error) => {
      this.logger.warn(`the connection of the idempotency locks: ${error.message}`);
      discard();
    });
    client.on('end', discard);
    connection.catch(discard);
    return connection;
  }
}

async function ask(
  client: Client,
  statement: { name: string; text: string },
  name: string,
): Promise<boolean> {
  const { rows } = await client.query<{ done: boolean }>({ ...statement, values: [name] });
  return rows[0]?.done ?? false;
}

const LOCK = {
  name: 'lock-request',
  text: 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS done',
};

const UNLOCK = {
  name: 'unlock-request',
  text: 'SELECT pg_advisory_unlock(hashtextextended($1, 0)) AS done',
};
