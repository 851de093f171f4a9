import { SkuDeleted } from '#contracts';
import type { EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { withdrawSkus } from './keep-skus.js';

@Controller()
export class WithdrawPricesWhenSkuDeleted {
  @OnEvent(SkuDeleted, { group: 'pricing.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof SkuDeleted>[],
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await withdrawSkus(unitOfWork, events);
  }
}
