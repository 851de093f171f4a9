import type { ClientBase, QueryResult } from 'pg';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import type { QueryRunner } from 'typeorm';

export interface Statement {
  sql: string;
  parameters?: unknown[];
  /** Takes the rows, where nothing waits for them. */
  read?: (rows: readonly unknown[]) => void;
}

/** A statement with what its rows say; without one nothing needs to be asked, and there are no rows. */
export interface Question<T> {
  statement: Statement | undefined;
  read: (rows: readonly never[]) => T;
}

/**
 * Sends statements in one go instead of waiting for each before the next. Postgres runs them one after the other all
 * the same, each on a snapshot of its own; in a transaction those behind one that fails fail, too.
 * @returns their results, in order
 * @throws pg's error of the first that fails, TypeORM's when the connection is gone
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
 * Asks questions that do not depend on each other, in one go.
 * @returns the answers, in order
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
