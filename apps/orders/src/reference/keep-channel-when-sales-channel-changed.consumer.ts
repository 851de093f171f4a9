import { SalesChannelChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepSalesChannel } from './keep-reference.js';

/** Stores the sales channels that orders are checked against. */
@Controller()
export class KeepChannelWhenSalesChannelChanged {
  @OnEvent(SalesChannelChanged, { group: 'orders.main' })
  async handle(
    @Payload() event: EventOf<typeof SalesChannelChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepSalesChannel(unitOfWork, event);
  }
}
