import type { EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import type { EventContract, EventEnvelope } from '../contract/index.js';
import { beginSpan, workContext } from '#runtime';
import { required } from '#store';
import { stampsOf, type ListKey } from './list-clock.js';
import { PendingStamps, type ListTable, type UseStamp } from './pending-stamps.js';
import { toOutboxRow, type OutboxRow } from './outbox-row.js';
import { countOf, countRepublished } from './event-counts.js';
import { pipeline, type Statement } from './pipeline.js';
import type { CommitHook, Transaction } from './transaction.js';

/** An event as a use case publishes it; the id, and the time unless given, are added on publishing. */
export type NewEvent<T extends EventEnvelope> = Omit<T, 'eventId' | 'occurredAt'> & {
  occurredAt?: string;
};

/** Accepts writes whose rows are not needed. */
export type Writes = Pick<UnitOfWork, 'write'>;

/** The events that a transaction processes, as causes of others. */
interface Causes {
  /** The trace of an event. */
  of(event: object): string | undefined;
  /** The trace of the last event with the key. */
  ofKey(key: string): string | undefined;
  /** Whether the event or, without one, the last event with the key is bulk; without either, whether all are. */
  isBulk(event: object | undefined, key: string): boolean;
}

/**
 * One database transaction and its events. State and events are committed together or not at all: published events are
 * collected here and inserted into the outbox as the last statement before the commit. An event's outbox id is
 * therefore drawn after its subject's row was locked, and the order of ids is the order of commits per subject.
 */
export class UnitOfWork {
  private readonly published: OutboxRow[] = [];
  private readonly continued = new Map<string, string>();
  private readonly bulkKeys = new Set<string>();
  private isAllBulk = false;
  private readonly counts: (() => void)[] = [];
  private readonly pendingStamps = new PendingStamps();

  constructor(
    private readonly transaction: Transaction,
    private readonly source: string,
    private readonly causes?: Causes,
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
   * The store's time, because the clocks of processes differ. Ask together with or after the statement that locks a
   * subject: then it never precedes an earlier change of that subject by any process.
   */
  async now(): Promise<Date> {
    const [row] = await this.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    return required(row, 'the time').now;
  }

  /**
   * The repository of a table inside the transaction, for plain reads and writes by id. Pending writes are sent first,
   * so call this method again after a {@link write}.
   */
  async repository<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
  ): Promise<Repository<Entity>> {
    const { runner, pending } = this.transaction;
    if (pending.length > 0) await pipeline(runner, pending.splice(0));
    return runner.manager.getRepository(entity);
  }

  /**
   * Queues a statement of the transaction whose rows and failure are not needed here. It is sent before the next query
   * or, without an extra round trip, with the commit. Its error is thrown there.
   */
  write(sql: string, parameters: unknown[]): void {
    this.transaction.pending.push({ sql, parameters });
  }

  /**
   * Queues a query that is sent with the next one or, without an extra round trip, with the list clocks: for an answer
   * that reads the written rows.
   * @param read receives the rows, before any callback receives its stamp
   */
  readLater<Row>(sql: string, parameters: unknown[], read: (rows: readonly Row[]) => void): void {
    this.transaction.pending.push({ sql, parameters, read: read as Statement['read'] & object });
  }

  /**
   * Records that a row of a list has changed. Its `lastUpdateDate` is set immediately before the commit, when the clock
   * of its merchant's list is drawn (decision 1.14). The row must be locked or inserted by then.
   * @param row the key of the row, by column
   */
  touch(table: ListTable, merchantId: string, row: object): void {
    this.pendingStamps.touch(table, merchantId, row);
  }

  /**
   * Registers `use`, which is called with a merchant's stamp at the end, after all queries: to write a row together
   * with its stamp, to publish an event that contains it, or to add it to an answer. `use` must not decide or read
   * anything, because all other writers of the list wait for it.
   */
  whenStamped(key: ListKey, use: UseStamp): void {
    this.pendingStamps.use(key, use);
  }

  /**
   * Publishes an event through the outbox, in the transaction that caused it.
   * @param causedBy the consumed event that caused this one, for set-based handlers that process several: the new event
   *   continues its trace
   * @throws ContractViolation when the event does not match its schema or exceeds 512 KiB
   */
  publish<T extends EventEnvelope>(
    contract: EventContract<T>,
    event: NewEvent<T>,
    causedBy?: object,
  ): void {
    this.add(contract, event, causedBy);
    const count = countOf(contract.type);
    if (count) this.counts.push(() => count(event as never));
  }

  /**
   * Puts the state of a subject into the outbox again (decision 8.7): with its original version, as a new event. The
   * business event did not happen again, so business metrics do not count it.
   * @param event with the original time of the state
   * @throws ContractViolation like {@link publish}
   */
  republish<T extends EventEnvelope>(
    contract: EventContract<T>,
    event: NewEvent<T> & { occurredAt: string },
  ): void {
    this.asBulk();
    this.add(contract, event);
    this.counts.push(() => countRepublished(contract.type));
  }

  private add<T extends EventEnvelope>(
    contract: EventContract<T>,
    event: NewEvent<T>,
    causedBy?: object,
  ): void {
    const cause = causedBy && this.causes?.of(causedBy);
    const continued = {
      traceOf: (key: string): string | undefined => cause ?? this.traceOfKey(key),
      isBulk: (key: string): boolean => this.isBulk(key, causedBy),
    };
    this.published.push(toOutboxRow(contract, event, this.source, continued));
  }

  /**
   * Marks the events of a key, or all events of this transaction, as part of a bulk change: of a batch, a re-pricing, a
   * republication. The merchant's other events go before them.
   */
  asBulk(key?: string): void {
    if (key === undefined) this.isAllBulk = true;
    else this.bulkKeys.add(key);
  }

  /**
   * Whether the work for a key is part of a bulk change. Store it with delayed work, which then calls {@link asBulk}.
   * @param causedBy the consumed event that causes the work
   */
  isBulk(key: string, causedBy?: object): boolean {
    return (
      this.isAllBulk || this.bulkKeys.has(key) || (this.causes?.isBulk(causedBy, key) ?? false)
    );
  }

  /**
   * Returns the trace of the work for one key, for example an order or a SKU: the trace of the consumed event with this
   * key, or of the request. Store it with delayed work, which then continues the trace.
   * @returns a `traceparent`; undefined in background work
   */
  traceOfKey(key: string): string | undefined {
    return this.continued.get(key) ?? this.causes?.ofKey(key) ?? workContext.current()?.traceparent;
  }

  /** Continues a trace in the events published for this key, for work on behalf of several requests. */
  continueTrace(key: string, traceparent: string): void {
    this.continued.set(key, traceparent);
  }

  /** Continues the trace of delayed work, under a span that ends with the commit (decision 1.11). */
  continueLater(name: string, key: string, traceparent: string | null | undefined): void {
    if (traceparent === null || traceparent === undefined) return;
    const span = beginSpan(name, { parent: traceparent });
    this.continueTrace(key, span?.traceparent ?? traceparent);
    if (span) this.onCommitted(() => span.end());
  }

  /**
   * Registers a callback after the commit of this transaction, in the order of registration; it is not called after a
   * rollback. Use it to wake work in this process. Put work that must not be lost into the store, because the process
   * may end right after the commit. Failures are logged.
   */
  onCommitted(hook: CommitHook): void {
    this.transaction.hooks.push(hook);
  }

  /**
   * Ends the unit of work: draws the clocks of the changed lists, and queues the stamped rows and the outbox for the
   * commit.
   * @returns how many events were published
   */
  async end(): Promise<number> {
    const { statement, read } = stampsOf(this.pendingStamps.lists);
    if (statement) {
      const rows = await this.query(statement.sql, statement.parameters);
      const stamps = read(rows as never[]);
      for (const { sql, parameters } of this.pendingStamps.statements(stamps))
        this.write(sql, parameters);
      await this.pendingStamps.applyStamps(stamps);
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
      rows.map((row) => row.isBulk),
    ]);
    return rows.length;
  }
}

const INSERT_OUTBOX = `
  INSERT INTO outbox (event_id, stream, key, type, headers, value, bulk)
  SELECT event_id, stream, key, type, headers, value, bulk
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[])
         WITH ORDINALITY AS t (event_id, stream, key, type, headers, value, bulk, position)
   ORDER BY position`;
