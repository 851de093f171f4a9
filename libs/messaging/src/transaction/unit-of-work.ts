import type { EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import type { EventContract, EventEnvelope } from '#contracts';
import { beginSpan, workContext } from '#platform';
import { stampsOf } from './list-clock.js';
import type { ListKey } from './list-clock.js';
import { Unstamped } from './unstamped.js';
import type { ListTable, UseStamp } from './unstamped.js';
import type { OutboxRow } from './outbox-row.js';
import { toOutboxRow } from './outbox-row.js';
import { countOf } from './event-counts.js';
import type { CommitHook } from './commit-hooks.js';
import { pipeline } from './pipeline.js';
import type { Statement } from './pipeline.js';
import type { Transaction } from './transaction.js';

/** An event as a use case writes it: the id, and the moment unless given, are added on publishing. */
export type NewEvent<T extends EventEnvelope> = Omit<T, 'eventId' | 'occurredAt'> & {
  occurredAt?: string;
};

/** Where a write is sent whose rows are not needed. */
export type Writes = Pick<UnitOfWork, 'write'>;

/** The traces of the events that a transaction works on. */
interface CauseTraces {
  of(event: object): string | undefined;
  ofKey(key: string): string | undefined;
}

/**
 * One database transaction and the events it will leave behind. State and events are committed together or not
 * at all: published events are kept here and inserted into the outbox as the last statement before the commit,
 * so an event's outbox id is drawn after its subject's row was locked, and id order is commit order per subject.
 */
export class UnitOfWork {
  private readonly published: OutboxRow[] = [];
  private readonly continued = new Map<string, string>();
  private readonly counts: (() => void)[] = [];
  private readonly unstamped = new Unstamped();

  constructor(
    private readonly transaction: Transaction,
    private readonly source: string,
    private readonly causes?: CauseTraces,
  ) {}

  /**
   * Runs one statement inside the transaction.
   * @returns the rows of a SELECT or of a RETURNING clause; bigint and numeric columns arrive as strings
   */
  async query<Row = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<Row[]> {
    const { runner, pending } = this.transaction;
    const statement = { sql, ...(parameters && { parameters }) };
    const [last] = (await pipeline(runner, [...pending.splice(0), statement])).slice(-1);
    return last?.rows ?? [];
  }

  /**
   * One table's rows inside the transaction, for plain reads and writes by id. What waits to be written is sent first, so
   * ask for the repository again after a {@link write}.
   */
  async repository<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
  ): Promise<Repository<Entity>> {
    const { runner, pending } = this.transaction;
    if (pending.length > 0) await pipeline(runner, pending.splice(0));
    return runner.manager.getRepository(entity);
  }

  /**
   * Has one statement run inside the transaction, of which neither rows nor failure matter here: it is sent before the
   * next query or, with no round trip of its own, with the commit. What it throws is thrown there.
   */
  write(sql: string, parameters: unknown[]): void {
    this.transaction.pending.push({ sql, parameters });
  }

  /**
   * Has one query run with the next one or, with no round trip of its own, with the clocks: for an answer that is made
   * of what was written.
   * @param read takes the rows, before any stamp is handed out
   */
  readLater<Row>(sql: string, parameters: unknown[], read: (rows: readonly Row[]) => void): void {
    this.transaction.pending.push({ sql, parameters, read: read as Statement['read'] & object });
  }

  /**
   * Notes that a row of a list has changed: its `lastUpdateDate` is set as the last thing before the commit, when the
   * clock of its merchant's list is drawn (decision 1.14). The row is locked or inserted by then.
   * @param row its key, by column
   */
  touch(table: ListTable, merchantId: string, row: object): void {
    this.unstamped.touch(table, merchantId, row);
  }

  /**
   * Has `use` called with a merchant's stamp at the end, after all that was queried: to write a row together with its
   * stamp, to publish an event that carries it, or to put it into an answer. `use` decides nothing and reads nothing:
   * all others who write the list wait for what it does.
   */
  whenStamped(key: ListKey, use: UseStamp): void {
    this.unstamped.use(key, use);
  }

  /**
   * Puts an event into the outbox with the state that caused it.
   * @param causedBy the consumed event that this one follows from, where a set-based handler works on several:
   *   its trace goes on in the new event
   * @throws ContractViolation when the event does not match its schema or is over 512 KiB
   */
  publish<T extends EventEnvelope>(
    contract: EventContract<T>,
    event: NewEvent<T>,
    causedBy?: object,
  ): void {
    const cause = causedBy && this.causes?.of(causedBy);
    const traceOf = (key: string): string | undefined => cause ?? this.traceOfKey(key);
    this.published.push(toOutboxRow(contract, event, this.source, traceOf));
    const count = countOf(contract.type);
    if (count) this.counts.push(() => count(event as never));
  }

  /**
   * The trace of what is done here about one key, an order's or a SKU's say: of the event of that key that is being
   * consumed, or of the request. Kept with work that is left for later, so that it can go on with it.
   * @returns a `traceparent`; nothing in background work
   */
  traceOfKey(key: string): string | undefined {
    return this.continued.get(key) ?? this.causes?.ofKey(key) ?? workContext.current()?.traceparent;
  }

  /** Goes on with a trace in what is published about this key: of one of several requests that this works for. */
  continueTrace(key: string, traceparent: string): void {
    this.continued.set(key, traceparent);
  }

  /** Goes on with the trace of work that was left for later, under a span that ends with the commit (decision 1.11). */
  continueLater(name: string, key: string, traceparent: string | null | undefined): void {
    if (traceparent === null || traceparent === undefined) return;
    const span = beginSpan(name, { parent: traceparent });
    this.continueTrace(key, span?.traceparent ?? traceparent);
    if (span) this.onCommitted(() => span.end());
  }

  /**
   * Has something done once this transaction is committed, after what was asked for before it; not at all when it is
   * rolled back. For what wakes up work in this process: what must not be forgotten goes into the store, because a
   * process may end right after its commit. Failures are logged.
   */
  onCommitted(hook: CommitHook): void {
    this.transaction.hooks.add(hook);
  }

  /**
   * Ends the work: draws the clocks of the lists that it changed, leaves the stamped rows and the outbox to be written
   * with the commit.
   * @returns how many events were published
   */
  async end(): Promise<number> {
    const { statement, read } = stampsOf(this.unstamped.lists);
    if (statement) {
      const rows = await this.query(statement.sql, statement.parameters);
      const stamps = read(rows as never[]);
      for (const { sql, parameters } of this.unstamped.statements(stamps))
        this.write(sql, parameters);
      await this.unstamped.handOut(stamps);
    }
    return this.flush();
  }

  private flush(): number {
    const rows = this.published.splice(0);
    if (rows.length === 0) return 0;
    const counts = this.counts.splice(0);
    if (counts.length > 0) this.onCommitted(() => counts.forEach((count) => count()));
    this.write(INSERT_OUTBOX, [
      rows.map((row) => row.eventId),
      rows.map((row) => row.stream),
      rows.map((row) => row.key),
      rows.map((row) => row.type),
      rows.map((row) => row.headers),
      rows.map((row) => row.value),
    ]);
    return rows.length;
  }
}

const INSERT_OUTBOX = `
  INSERT INTO outbox (event_id, stream, key, type, headers, value)
  SELECT event_id, stream, key, type, headers, value
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
         WITH ORDINALITY AS t (event_id, stream, key, type, headers, value, position)
   ORDER BY position`;
