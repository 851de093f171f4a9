import { OrderReleased, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { ReleasedOrder } from '../parcels/domain/released-order.js';
import { BeginFulfillment } from './begin-fulfillment.js';

type Released = EventOf<typeof OrderReleased>;

@Controller()
export class BeginFulfillmentWhenOrderReleased {
  constructor(private readonly beginFulfillment: BeginFulfillment) {}

  @OnEvent(OrderReleased, { group: 'logistics.main', batch: true })
  async handle(@Payload() events: Released[], @Ctx() context: EventContext): Promise<void> {
    const released = new Map(events.map((event) => [event, toReleasedOrder(event)]));
    await this.beginFulfillment.begin(context, released);
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
