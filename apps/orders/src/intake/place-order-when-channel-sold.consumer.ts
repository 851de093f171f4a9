import { AnswerableChannelOrder, SalesChannelOrderPlaced, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { TakeChannelEvent } from './take-channel-event.js';

/** A channel sold an order: places it, or rejects it with the reasons. */
@Controller()
export class PlaceOrderWhenChannelSold {
  constructor(private readonly takeEvent: TakeChannelEvent) {}

  @OnEvent(SalesChannelOrderPlaced, {
    group: 'orders.intake',
    answerable: AnswerableChannelOrder,
  })
  async handle(
    @Payload() event: EventOf<typeof SalesChannelOrderPlaced>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.takeEvent.receive(context, SalesChannelOrderPlaced.type, event);
  }
}
