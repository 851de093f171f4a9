import { Client } from 'pg';
import type { ClientConfig } from 'pg';

/** Statements are constants of the code, some put together of a few parts; this is many times their number. */
const MOST_STATEMENTS = 1_000;

/**
 * A plan suits the table of its day: one that was nearly empty may have many thousand rows soon after. Without it an order
 * took 20.8 ms of processor time instead of 15.3 (`npm run bench -- flow`).
 */
const PLANS_KEPT_MS = 5_000;

/** A table was altered under a statement that answers all of its columns. */
const STALE_PLAN = 'cached plan must not change result type';

/** The driver cuts the connection after this, and notices itself only when that has happened. */
const NO_ANSWER = 'Query read timeout';

const BEGIN = 'START TRANSACTION';
/** Outside a transaction the sessions of our pools may only read. */
const BEGIN_TO_WRITE = `${BEGIN} READ WRITE`;

type Query = (statement: unknown, values?: unknown, callback?: unknown) => unknown;

/** The same for all connections of the process. */
const names = new Map<string, string>();

/**
 * A connection that prepares each statement with parameters once. Without a name Postgres parses and plans a statement
 * every time, which for many of ours takes longer than to run it.
 *
 * Queries are pipelined: those that are sent in the same turn do not wait for each other's results, and a transaction
 * begins with its first statement.
 */
export class StoreClient extends Client {
  private generation = 0;
  private plannedAt = performance.now();
  private beginsNext = false;

  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true });
    // Its pool listens while it is idle, TypeORM while it is used. In between neither does, and an error that comes in
    // the same packet as the answer before it would end the process. The one who uses the connection next sees it fail.
    this.on('error', () => undefined);
    const plain = super.query.bind(this) as Query;
    this.query = ((statement, values, callback) => {
      if (statement === BEGIN && callback === undefined) return this.beginLater();
      if (this.beginsNext) this.begin(plain);
      const result = this.send(plain, statement, values, callback);
      if (result instanceof Promise) result.catch((error: Error) => this.noteFailure(error));
      return result;
    }) as Query as typeof this.query;
  }

  private send(plain: Query, statement: unknown, values: unknown, callback: unknown): unknown {
    if (typeof statement !== 'string' || !Array.isArray(values) || values.length === 0) {
      return plain(statement, values, callback);
    }
    this.discardOldPlans(plain);
    const name = this.nameOf(statement);
    return plain({ text: statement, values, ...(name && { name }) }, callback);
  }

  private async beginLater(): Promise<object> {
    this.beginsNext = true;
    return { command: BEGIN, rows: [], rowCount: null };
  }

  private begin(plain: Query): void {
    this.beginsNext = false;
    // What was sent behind it in the same write has no transaction then: reads are harmless, writes are refused by the
    // session's own setting. Nothing more must follow.
    (plain(BEGIN_TO_WRITE) as Promise<unknown>).catch(() => void this.end());
  }

  private discardOldPlans(query: Query): void {
    if (performance.now() - this.plannedAt < PLANS_KEPT_MS) return;
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

  /**
   * A prepared statement does not get over a change of its table; under another name it is prepared again. A connection
   * that gave no answer must not be the next one's in the moment before it is cut: its pool keeps none that is ending.
   */
  private noteFailure({ message }: Error): void {
    if (message === STALE_PLAN) this.generation += 1;
    if (message === NO_ANSWER) void this.end();
  }
}
