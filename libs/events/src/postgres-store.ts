import type { Books, DeadLetter, ProjectionStore } from './store.js';

/** A connection of `pg`, or an object with the same interface. */
export interface PostgresClient {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** A pool of `pg`. */
export interface PostgresPool {
  connect(): Promise<PostgresClient & { release(error?: Error): void }>;
}

/**
 * A projection in Postgres: a handler writes its tables with the client that it receives, in the transaction that
 * records the event. Call {@link PostgresStore.setUp} once at the start.
 */
export class PostgresStore implements ProjectionStore<PostgresClient> {
  constructor(private readonly pool: PostgresPool) {}

  /** Creates the tables of the store in the connection's schema, if they do not exist. */
  async setUp(): Promise<void> {
    await this.transaction(async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock(hashtext('entrepot_projection'))`);
      await client.query(TABLES);
    });
  }

  async transaction<T>(work: (tx: PostgresClient, books: Books) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(client, booksOf(client));
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      const isUsable = await client.query('ROLLBACK').then(
        () => true,
        () => false,
      );
      client.release(isUsable ? undefined : new Error('the connection could not roll back'));
      throw error;
    }
  }

  /** All dead letters, in order. */
  async deadLetters(): Promise<DeadLetter[]> {
    return this.transaction(async (client) => {
      const { rows } = await client.query<DeadLetter>(`${SELECT_LETTERS} ORDER BY id`);
      return rows;
    });
  }
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS entrepot_event (
    event_id uuid PRIMARY KEY,
    noted_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS entrepot_version (
    topic text NOT NULL,
    subject text NOT NULL,
    version bigint NOT NULL,
    PRIMARY KEY (topic, subject)
  );
  CREATE TABLE IF NOT EXISTS entrepot_dead_letter (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    topic text NOT NULL,
    key text NOT NULL,
    partition integer NOT NULL,
    "offset" bigint NOT NULL,
    reason text NOT NULL,
    detail text NOT NULL,
    headers json NOT NULL,
    value text,
    UNIQUE (topic, partition, "offset")
  );
  CREATE INDEX IF NOT EXISTS entrepot_dead_letter_key ON entrepot_dead_letter (topic, key, id)`;

const SELECT_LETTERS = `
  SELECT id::text, topic, key, partition, "offset"::text, reason, detail, headers, value
    FROM entrepot_dead_letter`;

function booksOf(client: PostgresClient): Books {
  const changes = async (text: string, values: unknown[]): Promise<boolean> =>
    (await client.query(text, values)).rowCount === 1;
  return {
    noteEvent: (eventId) =>
      changes('INSERT INTO entrepot_event (event_id) VALUES ($1) ON CONFLICT DO NOTHING', [
        eventId,
      ]),
    noteVersion: (topic, subject, version) =>
      changes(
        `INSERT INTO entrepot_version AS known (topic, subject, version) VALUES ($1, $2, $3)
         ON CONFLICT (topic, subject) DO UPDATE SET version = excluded.version
          WHERE known.version < excluded.version`,
        [topic, subject, version],
      ),
    isBlocked: (topic, key) =>
      changes('SELECT FROM entrepot_dead_letter WHERE topic = $1 AND key = $2 LIMIT 1', [
        topic,
        key,
      ]),
    addDeadLetter: async ({ topic, key, partition, offset, reason, detail, headers, value }) => {
      await client.query(
        `INSERT INTO entrepot_dead_letter (topic, key, partition, "offset", reason, detail, headers, value)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (topic, partition, "offset") DO NOTHING`,
        [topic, key, partition, offset, reason, detail, JSON.stringify(headers), value],
      );
    },
    deadLettersOf: async (topic, key) => {
      const { rows } = await client.query<DeadLetter>(
        `${SELECT_LETTERS} WHERE topic = $1 AND key = $2 ORDER BY id`,
        [topic, key],
      );
      return rows;
    },
    removeDeadLetter: async (id) => {
      await client.query('DELETE FROM entrepot_dead_letter WHERE id = $1', [id]);
    },
  };
}
