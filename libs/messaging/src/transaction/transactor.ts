import { setTimeout as delay } from 'node:timers/promises';
import { inSpan, isTracing, workContext } from '#runtime';
import type { WorkShares, Share } from '#store';
import type { DataSource } from 'typeorm';
import { inTransaction, type InTransactionOptions } from './transaction.js';
import { UnitOfWork } from './unit-of-work.js';

export interface TransactorHooks extends InTransactionOptions {
  /** Called before a transaction begins; throws to refuse it. */
  admit?: () => void;
  /** Limits the concurrent transactions of one share before they take a connection. */
  shares?: WorkShares;
  /** Called after a commit that left events in the outbox. */
  committed?: () => void;
}

/** Conflicts of concurrent writers; Postgres aborted one, which must be retried. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** Thrown to end a transaction whose work must be rolled back. */
class Rehearsed extends Error {
  constructor(readonly result: unknown) {
    super('rolled back');
  }
}

/**
 * Owns the transaction, so that a use case always stores its state and its events together. One per pool: requests use
 * `http`, background work uses `worker`.
 */
export class Transactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly source: string,
    private readonly hooks: TransactorHooks = {},
  ) {}

  /**
   * Runs `work` in one transaction of a share and commits it with the events it published. Deadlocks and serialization
   * failures are retried, so `work` must have no effect outside the transaction except through `onCommitted`.
   * @throws whatever `work` throws, after the rollback; Refusal `outbox-stale` while writes are refused,
   * `store-unavailable` when a share has too many requests in progress, `outcome-unknown` when the outcome of the
   * commit is unknown
   */
  run<T>(share: Share, work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    return this.traced(() => this.withinShare(share, work));
  }

  /**
   * Runs `work` in a transaction and rolls the transaction back, to find the result of `work` without an effect or an
   * event.
   * @throws like {@link run}
   */
  rehearse<T>(share: Share, work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    // The error is caught within the span, because this rollback is not a failure.
    return this.traced(async () => {
      try {
        return await this.withinShare(share, async (unitOfWork) => {
          throw new Rehearsed(await work(unitOfWork));
        });
      } catch (error) {
        if (error instanceof Rehearsed) return error.result as T;
        throw error;
      }
    });
  }

  private async traced<T>(work: () => Promise<T>): Promise<T> {
    this.hooks.admit?.();
    // Background work has no trace of its own; it continues the trace of the request or event that it works for.
    const parent = workContext.current()?.traceparent;
    if (parent === undefined || !isTracing()) return work();
    const attributes = { 'db.system.name': 'postgresql' };
    return inSpan('transaction', { parent, attributes }, work);
  }

  private withinShare<T>(share: Share, work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    const { shares } = this.hooks;
    if (!shares) return this.attempts(work);
    return shares.run(share, () => {
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
