import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { perSecond } from '../measure/statistics.js';
import type { Transaction } from './recording.js';

/** Runs recorded transactions with bare pg, without a service. */
export class Replay {
  private constructor(private readonly clients: readonly Client[]) {}

  static async connect(
    { sandbox }: TestStack,
    schema: string,
    connections: number,
  ): Promise<Replay> {
    const connectionString = sandbox.databaseUrl;
    const options = `-c search_path=${schema} -c timezone=UTC`;
    const clients = Array.from(
      { length: connections },
      () => new Client({ connectionString, options }),
    );
    await Promise.all(clients.map((client) => client.connect()));
    return new Replay(clients);
  }

  /** @returns transactions per second */
  async run(transactions: readonly Transaction[]): Promise<number> {
    let next = 0;
    const startedAt = performance.now();
    await Promise.all(
      this.clients.map(async (client) => {
        for (
          let transaction = transactions[next++];
          transaction;
          transaction = transactions[next++]
        ) {
          for (const query of transaction) await client.query(query);
        }
      }),
    );
    return perSecond(transactions.length, performance.now() - startedAt);
  }

  async end(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.end()));
  }
}

/** Runs statements as the owner, once the schema's outbox is empty. */
export async function afterRelay(
  { sandbox }: TestStack,
  schema: string,
  statements: readonly string[],
): Promise<void> {
  const client = new Client({
    connectionString: sandbox.databaseUrl,
    options: `-c search_path=${schema}`,
  });
  await client.connect();
  try {
    while ((await client.query('SELECT FROM outbox LIMIT 1')).rows.length > 0) await delay(50);
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
