import { Database } from '#platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import type { KeyedRequest } from './keyed-request.js';

/**
 * Which keyed requests are being worked on at this moment, by whatever process of the service (decision 1.9). A claim is
 * a lock on a connection that all claims of a process share, so it ends with the process at the latest. If that
 * connection is lost, two may work on one request: then the key of the kept answers lets one of them through.
 */
@Injectable()
export class RequestClaims implements OnApplicationShutdown {
  private readonly here = new Set<string>();
  private readonly logger = new Logger(RequestClaims.name);
  private connection: Promise<Client> | undefined;

  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * @returns what ends the claim; undefined while somebody else has it
   * @throws the store's errors
   */
  async take({ clientId, operation, key }: KeyedRequest): Promise<(() => void) | undefined> {
    const name = JSON.stringify([this.database.options.schema, clientId, operation, key]);
    // A lock is taken as often as its own connection asks.
    if (this.here.has(name)) return undefined;
    this.here.add(name);
    try {
      if (await this.lock(name)) return () => this.end(name);
    } catch (error) {
      this.here.delete(name);
      throw error;
    }
    this.here.delete(name);
    return undefined;
  }

  async onApplicationShutdown(): Promise<void> {
    const client = await this.connection?.catch(() => undefined);
    await client?.end();
  }

  private end(name: string): void {
    this.here.delete(name);
    // Whatever asks for the lock next, asks behind this on the same connection; without that there is no lock.
    void this.connection
      ?.then((client) => client.query({ ...UNLOCK, values: [name] }))
      .catch(() => undefined);
  }

  private async lock(name: string): Promise<boolean> {
    const client = await this.connected();
    const { rows } = await client.query<{ locked: boolean }>({ ...LOCK, values: [name] });
    return rows[0]?.locked ?? false;
  }

  private connected(): Promise<Client> {
    this.connection ??= this.connect();
    return this.connection;
  }

  private async connect(): Promise<Client> {
    const { url, service } = this.database.options;
    const client = new Client({
      connectionString: url,
      application_name: `entrepot-${service}-claims`,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    client.on('error', (error) => this.logger.warn(`the claims' connection: ${error.message}`));
    client.on('end', () => (this.connection = undefined));
    try {
      await client.connect();
    } catch (error) {
      this.connection = undefined;
      throw error;
    }
    return client;
  }
}

const LOCK = {
  name: 'claim',
  text: 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
};

const UNLOCK = { name: 'unclaim', text: 'SELECT pg_advisory_unlock(hashtextextended($1, 0))' };
