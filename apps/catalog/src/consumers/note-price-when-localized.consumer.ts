import { PriceLocalized } from '#contracts';
import type { EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { lockChunk } from '../lock-chunk.js';
import { RecordPrices } from '../record-prices.js';
import type { ToldPrice } from '../record-prices.js';

type Event = EventOf<typeof PriceLocalized>;

@Controller()
export class NotePriceWhenLocalized {
  constructor(private readonly recordPrices: RecordPrices) {}

  @OnEvent(PriceLocalized, { group: 'catalog.main', batch: true })
  async handle(@Payload() events: Event[], @Ctx() context: EventContext): Promise<void> {
    await lockChunk(context);
    const told = new Map(events.map((event) => [event, toldPrice(event)]));
    const ignored = await this.recordPrices.run(context.unitOfWork, [...told.values()], new Date());
    for (const [event, price] of told) {
      const reason = ignored.get(price);
      if (reason !== undefined) context.ignore(event, reason);
    }
  }
}

function toldPrice(event: Event): ToldPrice {
  const { merchantId, skuId, salesChannel, request } = event;
  return {
    merchantId,
    skuId,
    salesChannel,
    request,
    price: { state: 'localized' },
    causedBy: event,
  };
}
