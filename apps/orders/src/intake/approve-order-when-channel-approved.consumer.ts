import { AnswerableChannelOrder, SalesChannelOrderApproved, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { TakeChannelEvent } from './take-channel-event.js';

/** A channel approved the payment of an order. */
@Controller()
export class ApproveOrderWhenChannelApproved {
  constructor(private readonly takeEvent: TakeChannelEvent) {}

  @OnEvent(SalesChannelOrderApproved, {
    group: 'orders.intake',
    answerable: AnswerableChannelOrder,
  })
  async handle(
    @Payload() event: EventOf<typeof SalesChannelOrderApproved>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.takeEvent.receive(context, SalesChannelOrderApproved.type, event);
  }
}
