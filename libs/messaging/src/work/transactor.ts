import { setTimeout as delay } from 'node:timers/promises';
import { inSpan, isTracing, workContext } from '#platform';
import type { DataSource } from 'typeorm';
import { stampKey, stampsOf } from '../clock/list-clock.js';
import type { ListKey } from '../clock/list-clock.js';
import { ask } from './send-together.js';
import { inTransaction } from './transaction.js';
import type { InTransactionOptions } from './transaction.js';
import type { Turns } from './turns.js';
import { UnitOfWork } from './unit-of-work.js';

export interface TransactionOptions {
  /** The lists whose rows this transaction writes; their stamps are drawn before any other lock. */
  clocks?: readonly ListKey[];
}

export interface TransactorHooks extends InTransactionOptions {
  /** Called before a transaction begins; throws to refuse it. */
  admit?: () => void;
  /** Where writers of one list wait for each other before they take a connection. */
  turns?: Turns;
  /** Called after a commit that left events in the outbox. */
  committed?: () => void;
}

/** Two writers met: Postgres chose one to begin again. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/**
 * Owns the transaction, so that no use case can store state and forget its event, or the other way round.
 * One per pool: requests go through `http`, background work through `worker`.
 */
export class Transactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly source: string,
    private readonly hooks: TransactorHooks = {},
  ) {}

  /**
   * Runs `work` in one transaction and commits it with the events it published. Deadlocks and serialization
   * failures are tried again, so `work` must have no effect outside the transaction but through `onCommitted`.
   * @throws whatever `work` throws, after the rollback; Refusal `outbox-stale` when writes are refused for now,
   *   `store-unavailable` when too many wait for one list, `outcome-unknown` when nothing says whether it was committed
   */
  async run<T>(
    options: TransactionOptions,
    work: (unitOfWork: UnitOfWork) => Promise<T>,
  ): Promise<T> {
    this.hooks.admit?.();
    // Background work has no trace of its own: what it does for a request or an event goes on with theirs.
    const parent = workContext.current()?.traceparent;
    if (parent === undefined || !isTracing()) return this.inTurn(options, work);
    const attributes = { 'db.system.name': 'postgresql' };
    return inSpan('transaction', { parent, attributes }, () => this.inTurn(options, work));
  }

  private inTurn<T>(
    options: TransactionOptions,
    work: (unitOfWork: UnitOfWork) => Promise<T>,
  ): Promise<T> {
    const { turns } = this.hooks;
    if (!turns) return this.attempts(options, work);
    // Writers of one list wait for each other on its clock anyway: here they wait without a connection, of which a pool
    // has few, so that a burst of one merchant leaves some to all others.
    return turns.take((options.clocks ?? []).map(stampKey), () => {
      this.hooks.admit?.();
      return this.attempts(options, work);
    });
  }

  private async attempts<T>(
    options: TransactionOptions,
    work: (unitOfWork: UnitOfWork) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(options, work);
      } catch (error) {
        if (attempt >= ATTEMPTS || !RETRYABLE.has((error as { code?: string }).code ?? '')) {
          throw error;
        }
        await delay(Math.random() * 20 * attempt);
      }
    }
  }

  private async attempt<T>(
    options: TransactionOptions,
    work: (unitOfWork: UnitOfWork) => Promise<T>,
  ): Promise<T> {
    const { result, events } = await inTransaction(
      this.dataSource,
      async (transaction) => {
        const [stamps] = await ask(transaction.runner, stampsOf(options.clocks ?? []));
        const unitOfWork = new UnitOfWork(transaction, this.source, stamps);
        const done = await work(unitOfWork);
        return { result: done, events: unitOfWork.flush() };
      },
      this.hooks,
    );
    if (events > 0) this.hooks.committed?.();
    return result;
  }
}
