import { MerchantChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepMerchant } from './keep-reference.js';

/** Stores the merchants whose orders are accepted, and their channels. */
@Controller()
export class KeepMerchantWhenMerchantChanged {
  @OnEvent(MerchantChanged, { group: 'orders.main' })
  async handle(
    @Payload() event: EventOf<typeof MerchantChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepMerchant(unitOfWork, event);
  }
}
