import { OrderReleased } from '#contracts';
import type { EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PACE } from '../config.js';
import { isSomeDue, release, unknownFlow } from './domain/order-flow.js';
import type { OrderFlow, Pace } from './domain/order-flow.js';
import type { ReleasedOrder } from '../parcels/domain/released-order.js';
import { FulfillmentPoller } from './fulfillment-poller.js';
import { keepReleases, lockFlows, saveFlows, storeTime } from './store/order-flow.store.js';
import { ordersIn } from './orders-in.js';

type Released = EventOf<typeof OrderReleased>;

/** Fulfilment of an order may begin, if its gate is open; a cancelled order's data is not even kept. */
@Controller()
export class BeginFulfillmentWhenOrderReleased {
  constructor(
    @Inject(PACE) private readonly pace: Pace,
    private readonly poller: FulfillmentPoller,
  ) {}

  @OnEvent(OrderReleased, { group: 'logistics.main', batch: true })
  async handle(@Payload() events: Released[], @Ctx() context: EventContext): Promise<void> {
    const [flows, now] = await Promise.all([
      lockFlows(context.unitOfWork, events, ordersIn(context)),
      storeTime(context.unitOfWork),
    ]);
    const begun: Released[] = [];
    for (const event of events) {
      const flow = flows.get(event.orderId) ?? unknownFlow;
      const released = release(flow, now, this.pace);
      if (released === flow) {
        context.ignore(event, reasonToIgnore(flow));
      } else {
        flows.set(event.orderId, released);
        begun.push(event);
      }
    }
    keepReleases(context.unitOfWork, begun.map(toReleasedOrder));
    saveFlows(context.unitOfWork, flows);
    if (isSomeDue(flows, now)) context.unitOfWork.onCommitted(() => this.poller.wake());
  }
}

function reasonToIgnore({ released, forgotten }: OrderFlow): string {
  if (released) return 'already-released';
  return forgotten ? 'buyer-forgotten' : 'order-cancelled';
}

function toReleasedOrder(event: Released): ReleasedOrder {
  const { customer, deliveryAddress, delivery } = event;
  return {
    orderId: event.orderId,
    merchantId: event.merchantId,
    salesChannel: event.salesChannel,
    salesChannelOrderId: event.salesChannelOrderId,
    outboundCountry: event.outboundCountry,
    destinationCountry: event.destinationCountry,
    taxType: event.taxType,
    foreignCurrency: event.foreignCurrency,
    ...(event.story === undefined ? {} : { story: event.story }),
    customer,
    deliveryAddress,
    delivery,
    items: event.items,
  };
}
