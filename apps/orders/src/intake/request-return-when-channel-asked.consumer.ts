import { AnswerableChannelOrder, SalesChannelReturnRequested, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { TakeChannelEvent } from './take-channel-event.js';

/** A buyer wants to return a delivered order. */
@Controller()
export class RequestReturnWhenChannelAsked {
  constructor(private readonly takeEvent: TakeChannelEvent) {}

  @OnEvent(SalesChannelReturnRequested, {
    group: 'orders.intake',
    answerable: AnswerableChannelOrder,
  })
  async handle(
    @Payload() event: EventOf<typeof SalesChannelReturnRequested>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.takeEvent.receive(context, SalesChannelReturnRequested.type, event);
  }
}
