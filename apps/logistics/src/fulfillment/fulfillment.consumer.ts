import { OrderReleased, OrderStatusChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { OrderKey, ReleasedOrder } from '../parcels/domain/released-order.js';
import { AdvanceGate } from './advance-gate.js';
import { BeginFulfillment } from './begin-fulfillment.js';
import { FLOWS } from './consumer-locks.js';

type Released = EventOf<typeof OrderReleased>;
type Moved = EventOf<typeof OrderStatusChanged>;

const MAIN = { group: 'logistics.main', batch: true, locks: (key: OrderKey) => [FLOWS.of(key)] };

@Controller()
export class FulfillmentConsumer {
  constructor(
    private readonly fulfillment: BeginFulfillment,
    private readonly gate: AdvanceGate,
  ) {}

  @OnEvent(OrderReleased, MAIN)
  async beginFulfillment(
    @Payload() events: Released[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    const released = new Map(events.map((event) => [event, toReleasedOrder(event)]));
    await this.fulfillment.begin(context, released);
  }

  @OnEvent(OrderStatusChanged, MAIN)
  async advanceGate(@Payload() events: Moved[], @Ctx() context: EventContext): Promise<void> {
    await this.gate.advance(context, events);
  }
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
