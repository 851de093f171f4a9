import type { ClientBase, QueryResult } from 'pg';
import { QueryRunnerAlreadyReleasedError, type QueryRunner } from 'typeorm';

export interface Statement {
  sql: string;
  parameters?: unknown[];
  /** Receives the rows of a statement whose result is not awaited. */
  read?: (rows: readonly unknown[]) => void;
}

/** A statement with a reader of its rows. Without a statement, nothing is queried, and `read` receives no rows. */
export interface Question<T> {
  statement: Statement | undefined;
  read: (rows: readonly never[]) => T;
}

/**
 * Sends statements without waiting for the results in between. Postgres runs them in sequence, each with its own
 * snapshot; in a transaction, all after a failed statement fail as well.
 * @returns their results, in order
 * @throws pg's error of the first failed statement, TypeORM's error if the connection is lost
 */
export async function pipeline(
  runner: QueryRunner,
  statements: readonly Statement[],
): Promise<QueryResult[]> {
  const connection = (await runner.connect()) as ClientBase;
  if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  return Promise.all(
    statements.map(async ({ sql, parameters, read }) => {
      const result = await connection.query(sql, parameters);
      read?.(result.rows);
      return result;
    }),
  );
}

/**
 * Runs independent queries in one pipeline.
 * @returns the results, in order
 */
export async function ask<T extends unknown[]>(
  runner: QueryRunner,
  ...questions: { [K in keyof T]: Question<T[K]> }
): Promise<T> {
  const statements = questions.flatMap(({ statement }) => statement ?? []);
  const results = await pipeline(runner, statements);
  return questions.map(({ statement, read }) =>
    read((statement ? (results.shift()?.rows ?? []) : []) as never[]),
  ) as T;
}
