import { setTimeout as delay } from 'node:timers/promises';
import { inSpan, isTracing, workContext } from '#platform';
import type { DataSource } from 'typeorm';
import { inTransaction } from './transaction.js';
import type { InTransactionOptions } from './transaction.js';
import type { MerchantShares } from '../background/merchant-shares.js';
import { UnitOfWork } from './unit-of-work.js';

export interface TransactionOptions {
  /** Whose request it is: one merchant's transactions hold no more than a share of the pool. */
  merchantId?: string;
}

export interface TransactorHooks extends InTransactionOptions {
  /** Called before a transaction begins; throws to refuse it. */
  admit?: () => void;
  /** Where transactions of one merchant wait for each other before they take a connection. */
  shares?: MerchantShares;
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
   *   `store-unavailable` when a merchant has too many under way, `outcome-unknown` when nothing says whether it was committed
   */
  async run<T>(
    options: TransactionOptions,
    work: (unitOfWork: UnitOfWork) => Promise<T>,
  ): Promise<T> {
    this.hooks.admit?.();
    // Background work has no trace of its own: what it does for a request or an event goes on with theirs.
    const parent = workContext.current()?.traceparent;
    if (parent === undefined || !isTracing()) return this.inShare(options, work);
    const attributes = { 'db.system.name': 'postgresql' };
    return inSpan('transaction', { parent, attributes }, () => this.inShare(options, work));
  }

  private inShare<T>(
    options: TransactionOptions,
    work: (unitOfWork: UnitOfWork) => Promise<T>,
  ): Promise<T> {
    const { shares } = this.hooks;
    const { merchantId } = options;
    if (!shares || merchantId === undefined) return this.attempts(work);
    return shares.run(merchantId, () => {
      this.hooks.admit?.();
      return this.attempts(work);
    });
  }

  private async attempts<T>(work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt >= ATTEMPTS || !RETRYABLE.has((error as { code?: string }).code ?? '')) {
          throw error;
        }
        await delay(Math.random() * 20 * attempt);
      }
    }
  }

  private async attempt<T>(work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    const { result, events } = await inTransaction(
      this.dataSource,
      async (transaction) => {
        const unitOfWork = new UnitOfWork(transaction, this.source);
        const done = await work(unitOfWork);
        return { result: done, events: await unitOfWork.end() };
      },
      this.hooks,
    );
    if (events > 0) this.hooks.committed?.();
    return result;
  }
}
