import { PriceLocalizationFailed, PriceLocalized, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepPrices } from './keep-reference.js';

/**
 * Stores the prices that orders of channels are compared with (decision 10.15), in a group of its own: the streams of a
 * group never change.
 */
@Controller()
export class KeepPricesWhenPriceSettled {
  @OnEvent([PriceLocalized, PriceLocalizationFailed], { group: 'orders.prices', batch: true })
  handle(
    @Payload() events: EventOf<typeof PriceLocalized | typeof PriceLocalizationFailed>[],
    @Ctx() { unitOfWork }: EventContext,
  ): void {
    keepPrices(unitOfWork, events);
  }
}
