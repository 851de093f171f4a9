import type { DataSource } from 'typeorm';

/** Work that is done later: rows of a table with the column `due_at`. Constants of the code, never a caller's words. */
export interface StoredQueue {
  /** Kebab-case. */
  queue: string;
  table: string;
  /** An SQL condition for the rows that wait, where not all do. */
  where?: string;
}

interface QueueReading {
  queue: string;
  waiting: number;
  /** How long what is due longest has been due; 0 where nothing is. */
  overdueSeconds: number;
}

/** A larger count is of no use to an operator, and would read all of a long queue. */
const COUNTED = 100_000;

/** How much waits in each queue, in one statement. */
export function readQueues(
  source: DataSource,
  queues: readonly StoredQueue[],
): Promise<QueueReading[]> {
  return source.query(queues.map(readingOf).join(' UNION ALL '));
}

function readingOf({ queue, table, where = 'TRUE' }: StoredQueue): string {
  return `
    SELECT '${queue}' AS queue,
           (SELECT count(*)::int FROM (SELECT FROM ${table} WHERE ${where} LIMIT ${COUNTED}) AS counted) AS waiting,
           coalesce((SELECT greatest(0, extract(epoch FROM clock_timestamp() - min(due_at)))::float8
                       FROM ${table} WHERE ${where}), 0) AS "overdueSeconds"`;
}
