import { FxRateChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepFxRate } from './keep-reference.js';

/** Stores the exchange rate for new orders. */
@Controller()
export class KeepRateWhenFxRateChanged {
  @OnEvent(FxRateChanged, { group: 'orders.main' })
  async handle(
    @Payload() event: EventOf<typeof FxRateChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepFxRate(unitOfWork, event);
  }
}
