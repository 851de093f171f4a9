import type { DataSource } from 'typeorm';

/** Runs statements, inside a transaction (like a unit of work) or outside. */
export interface Queries {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
}

/** Statements outside any transaction, on one of the pools. */
export function outsideTransaction(source: DataSource): Queries {
  return { query: (sql, parameters) => source.query(sql, parameters) };
}
