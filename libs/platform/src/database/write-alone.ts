import type { DataSource } from 'typeorm';

/**
 * Runs one writing statement in a transaction of its own, for background work that needs no more: outside a transaction
 * the sessions of a service's pools may only read.
 * @returns what `DataSource.query` does
 */
export function writeAlone<Result = unknown>(
  source: Pick<DataSource, 'transaction'>,
  sql: string,
  parameters?: unknown[],
): Promise<Result> {
  return source.transaction((manager) => manager.query<Result>(sql, parameters));
}
