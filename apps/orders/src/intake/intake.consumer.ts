import {
  AnswerableChannelOrder,
  SalesChannelOrderApproved,
  SalesChannelOrderCancelled,
  SalesChannelOrderPlaced,
  SalesChannelReturnRequested,
  type EventOf,
} from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderIdOf } from '../order/domain/order-id.js';
import { ApplyChannelEvent, INTAKE } from './apply-channel-event.js';

const FROM_CHANNELS = {
  group: 'orders.intake',
  answerable: AnswerableChannelOrder,
  locks: (order: Parameters<typeof orderIdOf>[0]) => [INTAKE.of(orderIdOf(order))],
};

@Controller()
export class IntakeConsumer {
  constructor(private readonly channelEvents: ApplyChannelEvent) {}

  /** A channel sold an order: places it, or rejects it with the reasons. */
  @OnEvent(SalesChannelOrderPlaced, FROM_CHANNELS)
  async placeOrder(
    @Payload() event: EventOf<typeof SalesChannelOrderPlaced>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.channelEvents.receive(context, SalesChannelOrderPlaced.type, event);
  }

  /** A channel approved the payment of an order. */
  @OnEvent(SalesChannelOrderApproved, FROM_CHANNELS)
  async approveOrder(
    @Payload() event: EventOf<typeof SalesChannelOrderApproved>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.channelEvents.receive(context, SalesChannelOrderApproved.type, event);
  }

  /** A channel asks to cancel an order. */
  @OnEvent(SalesChannelOrderCancelled, FROM_CHANNELS)
  async cancelOrder(
    @Payload() event: EventOf<typeof SalesChannelOrderCancelled>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.channelEvents.receive(context, SalesChannelOrderCancelled.type, event);
  }

  /** A buyer wants to return a delivered order. */
  @OnEvent(SalesChannelReturnRequested, FROM_CHANNELS)
  async requestReturn(
    @Payload() event: EventOf<typeof SalesChannelReturnRequested>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.channelEvents.receive(context, SalesChannelReturnRequested.type, event);
  }
}
