import { PriceLocalized } from '#contracts';
import type { EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { lockChunk } from '../inventory/reservations/lock-chunk.js';
import { RecordPrices } from './record-prices.js';
import type { ReportedPrice } from './record-prices.js';

type Event = EventOf<typeof PriceLocalized>;

@Controller()
export class NotePriceWhenLocalized {
  constructor(private readonly recordPrices: RecordPrices) {}

  @OnEvent(PriceLocalized, { group: 'catalog.main', batch: true })
  async handle(@Payload() events: Event[], @Ctx() context: EventContext): Promise<void> {
    await lockChunk(context);
    const published = new Map(events.map((event) => [event, reportedPrice(event)]));
    const ignored = await this.recordPrices.record(
      context.unitOfWork,
      [...published.values()],
      new Date(),
    );
    for (const [event, price] of published) {
      const reason = ignored.get(price);
      if (reason !== undefined) context.ignore(event, reason);
    }
  }
}

function reportedPrice(event: Event): ReportedPrice {
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
