import { BackgroundWork, WorkerTransactor } from '#messaging';
import { Database, isTransientStoreError, outsideTransaction } from '#platform';
import { Injectable, Logger } from '@nestjs/common';
import { lockDue, peekDue, postponeBy, type DueOrder } from './store/waiting-intake.store.js';
import { ApplyChannelEvent } from './apply-channel-event.js';

const INTERVAL_MS = 200;
const ORDERS_AT_ONCE = 25;
const AFTER_FAILURE_MS = 30_000;

/** Retries channel orders that wait for missing reference data (decisions 6.9, 6.15). */
@Injectable()
export class RetryIntake {
  private readonly logger = new Logger(RetryIntake.name);

  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    private readonly applyChannelEvent: ApplyChannelEvent,
  ) {
    background.every(INTERVAL_MS, 'waiting orders of channels', () => this.retryDue());
  }

  private async retryDue(): Promise<boolean> {
    const queries = outsideTransaction(this.database.worker);
    const due = await peekDue(queries, ORDERS_AT_ONCE);
    for (const order of due) await this.retryOne(order);
    return due.length === ORDERS_AT_ONCE;
  }

  /** One failing order must not block the others. */
  private async retryOne(order: DueOrder): Promise<void> {
    try {
      await this.transactor.run('background', async (unitOfWork) =>
        this.applyChannelEvent.retry(unitOfWork, await lockDue(unitOfWork, order)),
      );
    } catch (error) {
      if (isTransientStoreError(error)) throw error;
      this.logger.error(`${order.orderId} failed: ${(error as Error).message}`);
      await this.transactor.run('background', (unitOfWork) =>
        postponeBy(unitOfWork, order.id, AFTER_FAILURE_MS),
      );
    }
  }
}
