import { WorkerTransactor } from '#messaging';
import { Database, isTransientStoreError } from '#platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { PACE } from '../config.js';
import { DocumentStore, DocumentStoreAway } from '../documents/document-store.js';
import { nextAfter } from './domain/order-flow.js';
import type { Pace } from './domain/order-flow.js';
import { Links } from '../parcels/links.js';
import { lockDue, peekDue, postpone, setNext, storeTime } from './store/order-flow.store.js';
import type { DueStep } from './store/order-flow.store.js';
import { stepTable } from './steps/step-table.js';

const ORDERS_AT_ONCE = 50;
const RETRY_MS = 30_000;

/** Takes the steps that are due, in the store's order; whatever ends the process, what is due stays due. */
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
   * One step for the orders that wait longest for it.
   * @returns whether there may be more; not while another process has all of them in hand
   */
  async takeSome(): Promise<boolean> {
    const due = await peekDue(this.database.worker, ORDERS_AT_ONCE);
    if (due === undefined) return false;
    try {
      return (await this.take(due)) > 0;
    } catch (error) {
      // What prints waits for the documents' store; the steps of other orders need not.
      if (error instanceof DocumentStoreAway) await this.putOff(due, error);
      else if (isTransientStoreError(error)) throw error;
      else await this.takeSingly(due);
      return true;
    }
  }

  /** One order that cannot be worked on must not keep the others waiting. */
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
