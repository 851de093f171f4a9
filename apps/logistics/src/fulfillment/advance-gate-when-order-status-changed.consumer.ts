import { OrderStatusChanged } from '#contracts';
import type { EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PACE } from '../config.js';
import { isSomeDue, advanceGate, unknownFlow } from './domain/order-flow.js';
import type { Pace } from './domain/order-flow.js';
import { FulfillmentPoller } from './fulfillment-poller.js';
import { lockFlows, saveFlows, storeTime } from './store/order-flow.store.js';
import { ordersIn } from './orders-in.js';

type StatusChanged = EventOf<typeof OrderStatusChanged>;

/** An order's status opens or closes the gate before its steps; a cancel makes its parcel's cancel due. */
@Controller()
export class AdvanceGateWhenOrderStatusChanged {
  constructor(
    @Inject(PACE) private readonly pace: Pace,
    private readonly poller: FulfillmentPoller,
  ) {}

  @OnEvent(OrderStatusChanged, { group: 'logistics.main', batch: true })
  async handle(@Payload() events: StatusChanged[], @Ctx() context: EventContext): Promise<void> {
    const [flows, now] = await Promise.all([
      lockFlows(context.unitOfWork, events, ordersIn(context)),
      storeTime(context.unitOfWork),
    ]);
    for (const event of events) {
      const flow = flows.get(event.orderId) ?? unknownFlow;
      const moved = advanceGate(flow, event, now, this.pace);
      if (moved !== flow) flows.set(event.orderId, moved);
      else context.ignore(event, flow.gateStatus === 'CANCELLED' ? 'order-cancelled' : 'stale');
    }
    saveFlows(context.unitOfWork, flows);
    if (isSomeDue(flows, now)) context.unitOfWork.onCommitted(() => this.poller.wake());
  }
}
