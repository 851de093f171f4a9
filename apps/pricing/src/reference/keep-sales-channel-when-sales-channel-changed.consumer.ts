import { SalesChannelChanged } from '#contracts';
import type { EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepSalesChannel } from './keep-reference.js';

@Controller()
export class KeepSalesChannelWhenSalesChannelChanged {
  @OnEvent(SalesChannelChanged, { group: 'pricing.main' })
  async handle(
    @Payload() event: EventOf<typeof SalesChannelChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepSalesChannel(unitOfWork, event);
  }
}
