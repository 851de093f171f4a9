import { Database } from '#platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { ENDS_WITH_ITS_MACHINE } from '../background/lock-session.js';
import type { KeyedRequest } from './keyed-request.js';

const CONNECT_TIMEOUT_MS = 5_000;
/** After this a connection that does not answer is given up, and with it what it holds. */
const PATIENCE_MS = 20_000;

/**
 * Which keyed requests are being worked on at this moment, by whatever process of the service (decision 1.9). A claim is
 * a lock on a connection that all claims of a process share, so it ends with the process at the latest. If that
 * connection is lost, two may work on one request: then the key of the kept answers lets one of them through.
 */
@Injectable()
export class IdempotencyLocks implements OnApplicationShutdown {
  private readonly held = new Set<string>();
  private readonly logger = new Logger(IdempotencyLocks.name);
  private connection: Promise<Client> | undefined;

  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * @returns what ends the claim; undefined while someone else has it
   * @throws the store's errors
   */
  async take({ clientId, operation, key }: KeyedRequest): Promise<(() => void) | undefined> {
    const name = JSON.stringify([this.database.options.schema, clientId, operation, key]);
    // Postgres' locks are re-entrant within a session, so requests of this process are checked here first.
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

  /** Not awaited: the queries of a connection run in order, and one that is lost has released its locks. */
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
      application_name: `entrepot-${service}-claims`,
      options: ENDS_WITH_ITS_MACHINE,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: PATIENCE_MS,
      // No one waits for another's answer; and a statement that times out ends the connection, or its lock might be
      // granted to no one later.
      pipeline: true,
    });
    const connection = client.connect().then(() => client);
    const forget = (): void => {
      if (this.connection === connection) this.connection = undefined;
    };
    client.on('error', (error) => {
      this.logger.warn(`the connection of the claims: ${error.message}`);
      forget();
    });
    client.on('end', forget);
    connection.catch(forget);
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
  name: 'claim',
  text: 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS done',
};

const UNLOCK = {
  name: 'unclaim',
  text: 'SELECT pg_advisory_unlock(hashtextextended($1, 0)) AS done',
};
