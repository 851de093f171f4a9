import { FxRateChanged } from '#contracts';
import type { EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepFxRate } from './keep-reference.js';

@Controller()
export class KeepRateWhenFxRateChanged {
  @OnEvent(FxRateChanged, { group: 'pricing.main' })
  async handle(
    @Payload() event: EventOf<typeof FxRateChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepFxRate(unitOfWork, event);
  }
}
