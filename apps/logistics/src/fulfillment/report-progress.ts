import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Database, ProjectionWaiter, Refusal } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { PACE } from '../config.js';
import { DocumentStore } from '../documents/document-store.js';
import { nextAfter, type Pace, type Step } from './domain/order-flow.js';
import { progress, type ReportedStep } from './domain/progress.js';
import type { ReleasedOrder } from '../parcels/domain/released-order.js';
import { FulfillmentPoller } from './fulfillment-poller.js';
import { Links } from '../parcels/links.js';
import { findFlow, lockFlow, setNext, storeTime } from './store/order-flow.store.js';
import { stepTable } from './steps/step-table.js';

/** An operator reports a fulfilment step, which production waits for (decisions 6.8, 6.12). */
@Injectable()
export class ReportProgress {
  constructor(
    private readonly database: Database,
    private readonly transactor: HttpTransactor,
    private readonly projectionWaiter: ProjectionWaiter,
    private readonly links: Links,
    private readonly documents: DocumentStore,
    private readonly poller: FulfillmentPoller,
    @Inject(PACE) private readonly pace: Pace,
  ) {}

  /**
   * Takes the step at once; a repeated last step changes nothing.
   * @param who the operator's client id
   * @throws Refusal `not-found`, `fulfillment-not-begun`, `fulfillment-stopped`, `step-out-of-order`
   */
  async report(orderId: string, step: ReportedStep, who: string): Promise<void> {
    // The release comes from another stream, so its projection may be pending (decision 1.13).
    await this.projectionWaiter.until(
      () => findFlow(this.database.http, orderId),
      (flow) => flow !== undefined && (flow.released || flow.gateStatus === 'CANCELLED'),
    );
    await this.transactor.run({}, async (uow) => {
      const locked = await lockFlow(uow, orderId);
      if (!locked) throw new Refusal('not-found', 'There is no such order.');
      const decided = progress(locked.flow, step);
      if (decided.outcome === 'refused') throw new Refusal(decided.code, decided.detail);
      if (decided.outcome === 'repeated' || !locked.order) return;
      await this.take(uow, decided.step, locked.order);
      await recordAudit(uow, { who, what: 'fulfillment.reported', details: { orderId, step } });
    });
  }

  private async take(uow: UnitOfWork, step: Step, order: ReleasedOrder): Promise<void> {
    const { links, documents } = this;
    const now = await storeTime(uow);
    await stepTable[step]({ uow, now, links, documents }, [order]);
    const next = nextAfter(step, now, this.pace, order.story);
    setNext(uow, step, [{ orderId: order.orderId, next }]);
    uow.onCommitted(() => this.poller.wake());
  }
}
