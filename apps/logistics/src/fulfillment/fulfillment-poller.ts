import { BackgroundWork, type Poller, WorkerTransactor } from '#messaging';
import { Database, isTransientStoreError } from '#platform';
import { Injectable, Logger } from '@nestjs/common';
import { DocumentStoreUnavailable } from '../documents/document-store.js';
import { FulfillmentSteps } from './fulfillment-steps.js';
import {
  lockDue,
  peekDueOfAllMerchants,
  postpone,
  type DueStep,
} from './store/order-flow.store.js';

/** Poll interval for steps that became due in another process or over time; the steps of this process wake the loop. */
const INTERVAL_MS = 200;
const ORDERS_AT_ONCE = 50;
const RETRY_MS = 30_000;

/** Executes due steps in turns between merchants; they stay due if the process ends. */
@Injectable()
export class FulfillmentPoller {
  private readonly logger = new Logger(FulfillmentPoller.name);
  private readonly poller: Poller;

  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    private readonly steps: FulfillmentSteps,
  ) {
    this.poller = background.every(INTERVAL_MS, 'fulfillment steps', () => this.takeSome());
  }

  /** Polls at once, after a step became due in this process and its transaction committed. */
  wake(): void {
    this.poller.wake();
  }

  /** @returns whether more may be due; false while another process has locked all of them */
  private async takeSome(): Promise<boolean> {
    let hasTaken = false;
    for (const due of await peekDueOfAllMerchants(this.database.worker, ORDERS_AT_ONCE)) {
      hasTaken = (await this.takeOrPostpone(due)) || hasTaken;
    }
    return hasTaken;
  }

  /** Steps that print wait for the document store; otherwise, a failing order must not block the others. */
  private async takeOrPostpone({ step, orderIds }: DueStep): Promise<boolean> {
    try {
      return (await this.take({ step, orderIds })) > 0;
    } catch (error) {
      const isUnavailable = error instanceof DocumentStoreUnavailable;
      if (!isUnavailable && isTransientStoreError(error)) throw error;
      if (isUnavailable || orderIds.length === 1) {
        this.logger.error(`${step} of ${orderIds.join(', ')} failed: ${(error as Error).message}`);
        await this.transactor.run('background', (unitOfWork) =>
          postpone(unitOfWork, orderIds, step, RETRY_MS),
        );
      } else {
        for (const orderId of orderIds) await this.takeOrPostpone({ step, orderIds: [orderId] });
      }
      return true;
    }
  }

  /** @returns the number of orders whose step was executed */
  private async take(due: DueStep): Promise<number> {
    return this.transactor.run('background', async (unitOfWork) => {
      const [locked, now] = await Promise.all([lockDue(unitOfWork, due), unitOfWork.now()]);
      for (const { order, traceparent } of locked) {
        unitOfWork.continueLater(`step ${due.step}`, order.orderId, traceparent);
      }
      const orders = locked.map(({ order }) => order);
      if (orders.length > 0) await this.steps.take(unitOfWork, due.step, orders, now);
      return orders.length;
    });
  }
}
