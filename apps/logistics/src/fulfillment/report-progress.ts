import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#edge';
import { Database, ProjectionWaiter } from '#platform';
import { Injectable } from '@nestjs/common';
import { progress, type ReportedStep } from './domain/progress.js';
import { FulfillmentPoller } from './fulfillment-poller.js';
import { FulfillmentSteps } from './fulfillment-steps.js';
import { findFlow, lockFlow } from './store/order-flow.store.js';

/** Records a fulfillment step that an operator reports; production waits for the reports (decisions 6.8, 6.12). */
@Injectable()
export class ReportProgress {
  constructor(
    private readonly database: Database,
    private readonly transactor: HttpTransactor,
    private readonly projectionWaiter: ProjectionWaiter,
    private readonly steps: FulfillmentSteps,
    private readonly poller: FulfillmentPoller,
  ) {}

  /**
   * Executes the step at once; a repeated last step changes nothing.
   * @param who the operator's client id
   * @throws Refusal `not-found`, `fulfillment-not-begun`, `fulfillment-stopped`, `step-out-of-order`
   */
  async report(orderId: string, step: ReportedStep, who: string): Promise<void> {
    // The release comes from another stream, so its projection may be pending (decision 1.13).
    await this.projectionWaiter.until(
      () => findFlow(this.database.http, orderId),
      (flow) => flow !== null && (flow.release !== null || flow.gateStatus === 'CANCELLED'),
    );
    await this.transactor.run('operators', async (unitOfWork) => {
      const locked = await lockFlow(unitOfWork, orderId);
      if (!locked) throw new Refusal('not-found', 'There is no such order.');
      const decided = progress(locked.flow, step);
      if (decided.outcome === 'refused') throw new Refusal(decided.code, decided.detail);
      if (decided.outcome === 'repeated' || !locked.order) return;
      await this.steps.take(unitOfWork, decided.step, [locked.order], await unitOfWork.now());
      unitOfWork.onCommitted(() => this.poller.wake());
      await recordAudit(unitOfWork, {
        who,
        what: 'fulfillment.reported',
        details: { orderId, step },
      });
    });
  }
}
