import { PriceLocalizationFailed, PriceLocalized, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { RecordPrices, type ReportedPrice } from './record-prices.js';

type Localized = EventOf<typeof PriceLocalized>;
type Failed = EventOf<typeof PriceLocalizationFailed>;

@Controller()
export class RecordPriceWhenLocalized {
  constructor(private readonly recordPrices: RecordPrices) {}

  @OnEvent(PriceLocalized, { group: 'catalog.main', batch: true })
  async localized(@Payload() events: Localized[], @Ctx() context: EventContext): Promise<void> {
    const prices = events.map((event) => reported(event, { state: 'localized' }));
    await this.recordPrices.record(context, prices, new Date());
  }

  @OnEvent(PriceLocalizationFailed, { group: 'catalog.main', batch: true })
  async failed(@Payload() events: Failed[], @Ctx() context: EventContext): Promise<void> {
    const prices = events.map((event) =>
      reported(event, { state: 'failed', detail: event.detail }),
    );
    await this.recordPrices.record(context, prices, new Date());
  }
}

function reported(event: Localized | Failed, price: ReportedPrice['price']): ReportedPrice {
  const { merchantId, skuId, salesChannel, request } = event;
  return { merchantId, skuId, salesChannel, request, price, causedBy: event };
}
