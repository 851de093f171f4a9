import type { EventOf, OrderStatusChanged } from '#contracts';
import type { EventContext } from '#messaging';
import { Inject, Injectable } from '@nestjs/common';
import { advanceGate, hasDueStep, initialFlow, type Pace } from './domain/order-flow.js';
import { FulfillmentPoller } from './fulfillment-poller.js';
import { lockAndLoadFlows, saveFlows } from './store/order-flow.store.js';
import { PACE } from './pace.js';

/** Opens or closes the gate of an order's steps by its status; a cancelled order makes CANCEL_PARCEL due. */
@Injectable()
export class AdvanceGate {
  constructor(
    @Inject(PACE) private readonly pace: Pace,
    private readonly poller: FulfillmentPoller,
  ) {}

  async advance(
    context: EventContext,
    events: readonly EventOf<typeof OrderStatusChanged>[],
  ): Promise<void> {
    const [flows, now] = await Promise.all([
      lockAndLoadFlows(context.unitOfWork, events),
      context.unitOfWork.now(),
    ]);
    for (const event of events) {
      const flow = flows.get(event.orderId) ?? initialFlow;
      const advanced = advanceGate(flow, event, now, this.pace);
      if (advanced !== flow) flows.set(event.orderId, advanced);
      else context.ignore(event, flow.gateStatus === 'CANCELLED' ? 'order-cancelled' : 'stale');
    }
    saveFlows(context.unitOfWork, flows);
    if (hasDueStep(flows, now)) context.unitOfWork.onCommitted(() => this.poller.wake());
  }
}
