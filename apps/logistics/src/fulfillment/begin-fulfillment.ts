import type { EventOf, OrderReleased } from '#contracts';
import type { EventContext } from '#messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { ReleasedOrder } from '../parcels/domain/released-order.js';
import {
  hasDueStep,
  release,
  initialFlow,
  type OrderFlow,
  type Pace,
} from './domain/order-flow.js';
import { FulfillmentPoller } from './fulfillment-poller.js';
import { saveReleases, lockAndLoadFlows, saveFlows } from './store/order-flow.store.js';
import { PACE } from './pace.js';

/** Begins the fulfillment of released orders whose gate is open; the data of a cancelled order is not stored. */
@Injectable()
export class BeginFulfillment {
  constructor(
    @Inject(PACE) private readonly pace: Pace,
    private readonly poller: FulfillmentPoller,
  ) {}

  /** @param events each with the order that it releases */
  async begin(
    context: EventContext,
    events: ReadonlyMap<EventOf<typeof OrderReleased>, ReleasedOrder>,
  ): Promise<void> {
    const [flows, now] = await Promise.all([
      lockAndLoadFlows(context.unitOfWork, [...events.values()]),
      context.unitOfWork.now(),
    ]);
    const begun: ReleasedOrder[] = [];
    for (const [event, order] of events) {
      const flow = flows.get(order.orderId) ?? initialFlow;
      const released = release(flow, now, this.pace);
      if (released === flow) {
        context.ignore(event, reasonToIgnore(flow));
      } else {
        flows.set(order.orderId, released);
        begun.push(order);
      }
    }
    saveReleases(context.unitOfWork, begun);
    saveFlows(context.unitOfWork, flows);
    if (hasDueStep(flows, now)) context.unitOfWork.onCommitted(() => this.poller.wake());
  }
}

function reasonToIgnore({ released, erased }: OrderFlow): string {
  if (released) return 'already-released';
  return erased ? 'personal-data-erased' : 'order-cancelled';
}
