import { HttpTransactor, JointWork, roundsByKey } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { isTransientStoreError, workContext } from '#platform';
import { Injectable } from '@nestjs/common';
import { ORDER_LIST } from './change-orders.js';

/** The order that a request is about. */
export interface RequestedOrder {
  merchantId: string;
  orderId: string;
}

/** What is done for a request inside the transaction; `now` is the order's list stamp. */
type RequestWork<T> = (uow: UnitOfWork, now: Date) => Promise<T>;

interface Call {
  order: RequestedOrder;
  work: (uow: UnitOfWork, now: Date) => Promise<void>;
  traceparent: string | undefined;
}

const CALLS_MAX = 50;
/** Half of the connections that requests have. */
const TRANSACTIONS_AT_ONCE = 2;

/**
 * Requests about single orders. All writes of a merchant's orders follow each other, on the clock of their list
 * (decision 1.14): so requests that wait for their turn share the next transaction instead of queueing for one each.
 */
@Injectable()
export class OrderRequests {
  private readonly calls = new JointWork<Call>({
    most: () => CALLS_MAX,
    atOnce: TRANSACTIONS_AT_ONCE,
    work: (calls) => this.doTogether(calls),
    concernsAll: isTransientStoreError,
  });

  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Does the work of a request in a transaction that has drawn the clock of its merchant's orders. `work` may be done
   * anew, and side by side with that of other orders, so it must write of its own order alone.
   * @throws whatever `work` throws, and then nothing of it is written
   */
  async run<T>(order: RequestedOrder, work: RequestWork<T>): Promise<T> {
    const done: { answer?: T } = {};
    const call: Call = {
      order,
      work: async (uow, now) => void (done.answer = await work(uow, now)),
      traceparent: workContext.current()?.traceparent,
    };
    await this.calls.do([call]);
    return done.answer as T;
  }

  private doTogether(calls: readonly Call[]): Promise<void> {
    const clocks = calls.map(({ order: { merchantId } }) => ({ merchantId, list: ORDER_LIST }));
    return this.transactor.run({ clocks }, async (uow) => {
      // Requests about one order follow each other, as they came.
      for (const round of roundsByKey(calls, ({ order }) => order.orderId)) {
        await doRound(uow, round);
      }
    });
  }
}

/** All come to their end before one's failure undoes the transaction: none may write after that. */
async function doRound(uow: UnitOfWork, calls: readonly Call[]): Promise<void> {
  const outcomes = await Promise.allSettled(
    calls.map(({ order: { merchantId, orderId }, work, traceparent }) => {
      if (traceparent !== undefined) uow.continueTrace(orderId, traceparent);
      return work(uow, uow.stamp(merchantId, ORDER_LIST));
    }),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
