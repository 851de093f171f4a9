import { Client } from 'pg';
import type { ClientConfig } from 'pg';

/** Statements are constants of the code, some put together of a few parts; this is many times their number. */
const MOST_STATEMENTS = 1_000;

/** A plan suits the table of its day: one that was nearly empty may have many thousand rows soon after. */
const PLANNED_ANEW_MS = 5_000;

/** A table was altered under a statement that answers all of its columns. */
const STALE_PLAN = 'cached plan must not change result type';

type Query = (statement: unknown, values?: unknown, callback?: unknown) => unknown;

/** The same for all connections of the process. */
const names = new Map<string, string>();

/**
 * A connection that prepares each statement with parameters once. Without a name Postgres parses and plans a statement
 * every time, which for many of ours takes longer than to run it.
 */
export class PreparingClient extends Client {
  private generation = 0;
  private plannedAt = performance.now();

  constructor(config?: ClientConfig) {
    super(config);
    const plain = super.query.bind(this) as Query;
    this.query = ((statement, values, callback) => {
      if (typeof statement !== 'string' || !Array.isArray(values) || values.length === 0) {
        return plain(statement, values, callback);
      }
      this.planAnew(plain);
      const name = this.nameOf(statement);
      const result = plain({ text: statement, values, ...(name && { name }) }, callback);
      if (result instanceof Promise) result.catch((error: Error) => this.noteFailure(error));
      return result;
    }) as Query as typeof this.query;
  }

  private planAnew(query: Query): void {
    if (performance.now() - this.plannedAt < PLANNED_ANEW_MS) return;
    this.plannedAt = performance.now();
    // In a transaction that has failed this fails as well, and does not matter.
    (query('DISCARD PLANS') as Promise<unknown>).catch(() => undefined);
  }

  private nameOf(statement: string): string | undefined {
    const known = names.get(statement);
    if (known === undefined && names.size >= MOST_STATEMENTS) return undefined;
    const name = known ?? `s${names.size}`;
    names.set(statement, name);
    return `${name}.${this.generation}`;
  }

  /** A prepared statement does not get over a change of its table; under another name it is prepared anew. */
  private noteFailure({ message }: Error): void {
    if (message === STALE_PLAN) this.generation += 1;
  }
}
