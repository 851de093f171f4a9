import { Client, type ClientConfig } from 'pg';

/** The limit of prepared statements, far above their number, because statements are constants of the code. */
const MOST_STATEMENTS = 1_000;

/**
 * How long plans are kept. A plan suits the size of the table when it was made, and an almost empty table may soon have
 * many thousand rows. Without replanning an order took 20.8 ms of processor time instead of 15.3 (`npm run bench --
 * flow`).
 */
const PLANS_KEPT_MS = 5_000;

/** The error after a table was altered, for a prepared statement that returns all of its columns. */
const STALE_PLAN = 'cached plan must not change result type';

/** The error after which the driver closes the connection; it notices the end later. */
const NO_ANSWER = 'Query read timeout';

const BEGIN = 'START TRANSACTION';
/**
 * Shorter than a consumer's session with its broker; otherwise the consumer would lose its partitions because of a slow
 * statement.
 */
export const STATEMENT_TIMEOUT_MS = 10_000;
/** Outside a transaction the sessions of the pools are read-only, and those for requests have a shorter time limit. */
const BEGIN_TO_WRITE = `${BEGIN} READ WRITE; SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}`;

/**
 * Connection `options` for sessions that hold advisory locks. If the client's machine vanishes, Postgres ends the
 * session within 20 s and releases the locks. By default it keeps them for hours; with keepalives alone for 15 minutes,
 * because none are sent while an answer is unacknowledged.
 */
export const DEAD_PEER_OPTIONS =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=20000';

type Query = (statement: unknown, values?: unknown, callback?: unknown) => unknown;

/** The same for all connections of the process. */
const names = new Map<string, string>();

/**
 * A connection that prepares each statement with parameters once. Without a name Postgres parses and plans a statement
 * every time, which often takes longer than running it. Queries are pipelined: queries of the same turn of the event
 * loop do not wait for each other's results, and a transaction begins with its first statement.
 */
export class StoreClient extends Client {
  /** The error that ended the connection, if it ended while no query was in progress. */
  lostWith: Error | undefined;
  private generation = 0;
  private plannedAt = performance.now();
  private beginsNext = false;

  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true });
    // The pool listens to errors while the connection is idle, TypeORM while it is in use. In between neither does,
    // and an error in the same packet as the previous answer would end the process. The next user of the connection
    // gets the error.
    this.on('error', (error) => {
      this.lostWith ??= error;
    });
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
    // Statements sent in the same write then have no transaction: reads are harmless, writes are refused by the
    // session's read-only setting. No further statement may follow.
    (plain(BEGIN_TO_WRITE) as Promise<unknown>).catch(() => void this.end());
  }

  private discardOldPlans(query: Query): void {
    if (performance.now() - this.plannedAt < PLANS_KEPT_MS) return;
    this.plannedAt = performance.now();
    // This fails in a failed transaction, which is harmless.
    (query('DISCARD PLANS') as Promise<unknown>).catch(() => undefined);
  }

  private nameOf(statement: string): string | undefined {
    const prepared = names.get(statement);
    if (prepared === undefined && names.size >= MOST_STATEMENTS) return undefined;
    const name = prepared ?? `s${names.size}`;
    names.set(statement, name);
    return `${name}.${this.generation}`;
  }

  /**
   * A prepared statement is invalid after a change of its table; it is prepared again under another name. A connection
   * that timed out must not be reused before it is closed; the pool drops a connection that is ending.
   */
  private noteFailure({ message }: Error): void {
    if (message === STALE_PLAN) this.generation += 1;
    if (message === NO_ANSWER) void this.end();
  }
}
