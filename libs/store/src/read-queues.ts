import type { DataSource } from 'typeorm';

/**
 * A queue of delayed work: rows of a table. The members are constants of the code, never
 * input.
 */
export interface StoredQueue {
  /** Kebab-case. */
  queue: string;
  table: string;
  /** An SQL condition for the rows that wait, unless all rows wait. */
  where?: string;
  /** An SQL expression for the due time of a row, by default the column `due_at`; null for never. */
  dueAt?: string;
}

interface QueueReading {
  queue: string;
  waiting: number;
  /** How long the oldest due row has been due, in seconds; 0 if none is due. */
  overdueSeconds: number;
}

/** Larger counts do not help operators, and counting them would read all of a long queue. */
const COUNTED = 100_000;

/** Reads the length and delay of each queue in one statement. */
export function readQueues(
  source: DataSource,
  queues: readonly StoredQueue[],
): Promise<QueueReading[]> {
  return source.query(queues.map(readingOf).join(' UNION ALL '));
}

function readingOf({ queue, table, where = 'TRUE', dueAt = 'due_at' }: StoredQueue): string {
  return `
    SELECT '${queue}' AS queue,
           (SELECT count(*)::int FROM (SELECT FROM ${table} WHERE ${where} LIMIT ${COUNTED}) AS counted) AS waiting,
           coalesce((SELECT greatest(0, extract(epoch FROM clock_timestamp() - min(${dueAt})))::float8
                       FROM ${table} WHERE ${where}), 0) AS "overdueSeconds"`;
}
