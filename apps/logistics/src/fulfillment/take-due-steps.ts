import { WorkerTransactor } from '#messaging';
import { Database, isTransientStoreError } from '#platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { PACE } from '../config.js';
import { DocumentStore, DocumentStoreAway } from '../documents/document-store.js';
import { nextAfter, type Pace } from './domain/order-flow.js';
import { Links } from '../parcels/links.js';
import {
  lockDue,
  peekDue,
  postpone,
  setNext,
  storeTime,
  type DueStep,
} from './store/order-flow.store.js';
import { stepTable } from './steps/step-table.js';

const ORDERS_AT_ONCE = 50;
const RETRY_MS = 30_000;

/** Takes due steps in the database's order; they stay due if the process ends. */
@Injectable()
export class TakeDueSteps {
  private readonly logger = new Logger(TakeDueSteps.name);

  constructor(
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    private readonly links: Links,
    private readonly documents: DocumentStore,
    @Inject(PACE) private readonly pace: Pace,
  ) {}

  /**
   * Takes one step for the orders that wait longest for it.
   * @returns whether more may be due; false while another process has locked all of them
   */
  async takeSome(): Promise<boolean> {
    const due = await peekDue(this.database.worker, ORDERS_AT_ONCE);
    if (due === undefined) return false;
    try {
      return (await this.take(due)) > 0;
    } catch (error) {
      // Steps that print wait for the document store; the steps of other orders continue.
      if (error instanceof DocumentStoreAway) await this.putOff(due, error);
      else if (isTransientStoreError(error)) throw error;
      else await this.takeSingly(due);
      return true;
    }
  }

  /** Takes the step for each order separately: one failing order must not block the others. */
  private async takeSingly({ step, orderIds }: DueStep): Promise<void> {
    for (const orderId of orderIds) {
      const due = { step, orderIds: [orderId] };
      try {
        await this.take(due);
      } catch (error) {
        const isAway = error instanceof DocumentStoreAway;
        if (!isAway && isTransientStoreError(error)) throw error;
        await this.putOff(due, error as Error);
      }
    }
  }

  private async putOff({ step, orderIds }: DueStep, { message }: Error): Promise<void> {
    this.logger.error(`${step} of ${orderIds.join(', ')} failed: ${message}`);
    await this.transactor.run({}, (uow) => postpone(uow, orderIds, step, RETRY_MS));
  }

  /** @returns for how many orders the step was taken */
  private async take(due: DueStep): Promise<number> {
    return this.transactor.run({}, async (uow) => {
      const [locked, now] = await Promise.all([lockDue(uow, due), storeTime(uow)]);
      if (locked.length === 0) return 0;
      for (const { order, traceparent } of locked) {
        uow.continueLater(`step ${due.step}`, order.orderId, traceparent);
      }
      const orders = locked.map(({ order }) => order);
      await stepTable[due.step]({ uow, now, links: this.links, documents: this.documents }, orders);
      const next = orders.map(({ orderId, story }) => ({
        orderId,
        next: nextAfter(due.step, now, this.pace, story),
      }));
      setNext(uow, due.step, next);
      return orders.length;
    });
  }
}
