import type { Fault } from '@entrepot/product-files';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** The statements of a state file, each prepared once. */
export class Statements {
  private readonly prepared = new Map<string, StatementSync>();

  constructor(readonly database: DatabaseSync) {}

  execute(sql: string, ...values: SQLInputValue[]) {
    return this.statement(sql).run(...values);
  }

  row<R>(sql: string, ...values: SQLInputValue[]): R | undefined {
    return this.statement(sql).get(...values) as R | undefined;
  }

  all<R>(sql: string, ...values: SQLInputValue[]): R[] {
    return this.statement(sql).all(...values) as R[];
  }

  rows<R>(sql: string): IterableIterator<R> {
    return this.statement(sql).iterate() as IterableIterator<R>;
  }

  /** Stores faults or warnings of a record. */
  addNotes(table: 'fault' | 'warning', record: number, notes: readonly Fault[] = []): void {
    const insert = `INSERT INTO ${table} (record, code, detail) VALUES (?, ?, ?)`;
    for (const { code, detail } of notes) this.execute(insert, record, code, detail);
  }

  /** Runs all of it, or nothing after a kill. */
  transaction<T>(work: () => T): T {
    this.database.exec('BEGIN');
    try {
      const result = work();
      this.database.exec('COMMIT');
      return result;
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  private statement(sql: string): StatementSync {
    const cached = this.prepared.get(sql);
    if (cached) return cached;
    const statement = this.database.prepare(sql);
    this.prepared.set(sql, statement);
    return statement;
  }
}
