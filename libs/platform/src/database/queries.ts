import type { DataSource } from 'typeorm';

/** Where a statement runs: inside a transaction (a unit of work is one), or by itself. */
export interface Queries {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
}

/** Statements outside any transaction, on one of the pools. */
export function outsideTransaction(source: DataSource): Queries {
  return { query: (sql, parameters) => source.query(sql, parameters) };
}
