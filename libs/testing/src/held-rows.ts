import { Client } from 'pg';
import { eventually } from './eventually.js';
import type { TestService } from './test-service.js';

/** Rows that a test locks, so that a write to them is blocked inside its transaction. */
export class HeldRows {
  private constructor(private readonly client: Client) {}

  /** @param locking a `SELECT … FOR UPDATE` */
  static async take({ store }: TestService, locking: string): Promise<HeldRows> {
    const options = `-c search_path=${store.schema}`;
    const client = new Client({ connectionString: store.url, options });
    await client.connect();
    await client.query('BEGIN');
    await client.query(locking);
    return new HeldRows(client);
  }

  /** Waits until at least `count` transactions of the service wait for a lock. */
  async untilWaiting(count: number): Promise<void> {
    await eventually(
      async () => {
        // Within a transaction Postgres shows only its first snapshot of the sessions.
        await this.client.query('SELECT pg_stat_clear_snapshot()');
        const { rows } = await this.client.query(
          `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
            WHERE NOT granted AND datname = current_database()`,
        );
        if (rows.length < count) throw new Error(`${rows.length} so far`);
      },
      { waitingFor: `${count} transactions to wait for a lock` },
    );
  }

  /** Ends the connections that wait for the rows, as if their process were killed, and releases the rows. */
  async endWaiting(): Promise<void> {
    await this.untilWaiting(1);
    await this.client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE NOT granted AND datname = current_database()`,
    );
    await this.release();
  }

  async release(): Promise<void> {
    await this.client.query('COMMIT');
    await this.client.end();
  }
}
