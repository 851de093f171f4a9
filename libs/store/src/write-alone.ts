import type { DataSource } from 'typeorm';

/**
 * Runs one writing statement in its own transaction, for background work that needs no more: outside a transaction the
 * sessions of the pools are read-only.
 * @returns the result of `DataSource.query`
 */
export function writeAlone<Result = unknown>(
  source: Pick<DataSource, 'transaction'>,
  sql: string,
  parameters?: unknown[],
): Promise<Result> {
  return source.transaction((manager) => manager.query<Result>(sql, parameters));
}
