import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** A statement and its share of all samples of active sessions. */
export interface StatementShare {
  application: string;
  statement: string;
  share: number;
}

const INTERVAL_MS = 250;

/** Finds the statements that keep Postgres busy by sampling its sessions. */
export class StatementSampler {
  private readonly seen = new Map<string, number>();
  private readonly stopping = new AbortController();
  private readonly loop: Promise<void>;

  constructor(databaseUrl: string) {
    this.loop = this.keepLooking(databaseUrl);
  }

  /** @returns the `most` busiest statements since the last call, the busiest first */
  take(most: number): StatementShare[] {
    const total = [...this.seen.values()].reduce((a, b) => a + b, 0);
    const busiest = [...this.seen].toSorted(([, a], [, b]) => b - a).slice(0, most);
    this.seen.clear();
    return busiest.map(([key, count]) => {
      const [application = '', statement = ''] = key.split('\0');
      return { application, statement, share: count / total };
    });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.loop;
  }

  private async keepLooking(databaseUrl: string): Promise<void> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      while (!this.stopping.signal.aborted) {
        const { rows } = await client.query<{ application: string; query: string }>(ACTIVE);
        for (const { application, query } of rows) {
          const key = `${application}\0${query.replace(/\s+/g, ' ').trim().slice(0, 70)}`;
          this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
        }
        await delay(INTERVAL_MS);
      }
    } finally {
      await client.end();
    }
  }
}

const ACTIVE = `
  SELECT application_name AS application, query FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active'`;
