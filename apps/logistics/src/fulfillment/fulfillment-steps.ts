import type { UnitOfWork } from '#messaging';
import { Inject, Injectable } from '@nestjs/common';
import { DocumentStore } from '../documents/document-store.js';
import type { ReleasedOrder } from '../parcels/domain/released-order.js';
import { Links } from '../parcels/links.js';
import { nextAfter, type Pace, type Step } from './domain/order-flow.js';
import { setNext } from './store/order-flow.store.js';
import { stepTable } from './steps/step-table.js';
import { PACE } from './pace.js';

/** Executes fulfillment steps, both due and reported ones. */
@Injectable()
export class FulfillmentSteps {
  constructor(
    private readonly links: Links,
    private readonly documents: DocumentStore,
    @Inject(PACE) private readonly pace: Pace,
  ) {}

  /** Executes the step for orders whose flows are locked, and sets their next step. */
  async take(
    unitOfWork: UnitOfWork,
    step: Step,
    orders: readonly ReleasedOrder[],
    now: Date,
  ): Promise<void> {
    const { links, documents, pace } = this;
    await stepTable[step]({ unitOfWork, now, links, documents }, orders);
    const next = orders.map(({ orderId, story }) => ({
      orderId,
      next: nextAfter(step, now, pace, story),
    }));
    setNext(unitOfWork, step, next);
  }
}
