import { SkuDeleted, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { withdrawSkus } from './keep-reference.js';

/** Makes a deleted SKU not orderable. */
@Controller()
export class WithdrawSkusWhenSkuDeleted {
  @OnEvent(SkuDeleted, { group: 'orders.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof SkuDeleted>[],
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    withdrawSkus(unitOfWork, events);
  }
}
