import { AnswerableChannelOrder, SalesChannelOrderApproved, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ApplyChannelEvent } from './apply-channel-event.js';

/** A channel approved the payment of an order. */
@Controller()
export class ApproveOrderWhenChannelApproved {
  constructor(private readonly applyChannelEvent: ApplyChannelEvent) {}

  @OnEvent(SalesChannelOrderApproved, {
    group: 'orders.intake',
    answerable: AnswerableChannelOrder,
  })
  async handle(
    @Payload() event: EventOf<typeof SalesChannelOrderApproved>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.applyChannelEvent.receive(context, SalesChannelOrderApproved.type, event);
  }
}
