import { AnswerableChannelOrder, SalesChannelOrderCancelled, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { TakeChannelEvent } from './take-channel-event.js';

/** A channel asks to cancel an order. */
@Controller()
export class CancelOrderWhenChannelCancelled {
  constructor(private readonly takeEvent: TakeChannelEvent) {}

  @OnEvent(SalesChannelOrderCancelled, {
    group: 'orders.intake',
    answerable: AnswerableChannelOrder,
  })
  async handle(
    @Payload() event: EventOf<typeof SalesChannelOrderCancelled>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.takeEvent.receive(context, SalesChannelOrderCancelled.type, event);
  }
}
