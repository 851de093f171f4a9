import { PriceQueued, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { localizePrices } from './localize-prices.js';

@Controller()
export class PricesConsumer {
  @OnEvent(PriceQueued, { group: 'pricing.localize', batch: true })
  async localizePrices(
    @Payload() events: EventOf<typeof PriceQueued>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await localizePrices(context, events, new Date());
  }
}
