import {
  PriceLocalizationFailed,
  PriceLocalized,
  SalesChannelSkuAnswered,
  SkuLocalizationChanged,
  type EventOf,
} from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SKUS } from '../inventory/consumer-locks.js';
import { CHANNEL_CONNECTOR, type ChannelConnector } from '../skus/channel-connector.js';
import type { SkuKey } from '../skus/domain/sku.js';
import { RecordChannelAnswers, type SkuAnswer } from './record-channel-answers.js';
import { RecordPrices, type ReportedPrice } from './record-prices.js';

type Priced = EventOf<typeof PriceLocalized | typeof PriceLocalizationFailed>;
type Answered = EventOf<typeof SalesChannelSkuAnswered>;

const MAIN = { group: 'catalog.main', batch: true, locks: (sku: SkuKey) => [SKUS.of(sku)] };

@Controller()
export class PublicationConsumer {
  constructor(
    private readonly prices: RecordPrices,
    private readonly answers: RecordChannelAnswers,
    @Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector,
  ) {}

  /** Begins the publication of what is localized; a SKU without a price waits for it. */
  @OnEvent(SkuLocalizationChanged, { group: 'catalog.localize', batch: true })
  async offerSkus(
    @Payload() events: EventOf<typeof SkuLocalizationChanged>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    const ready = events.filter(({ status }) => status === 'READY_FOR_SALES_CHANNEL');
    await this.connector.offer(context.unitOfWork, ready);
    for (const event of events) {
      if (!ready.includes(event)) context.ignore(event, 'not-ready');
    }
  }

  @OnEvent([PriceLocalized, PriceLocalizationFailed], MAIN)
  async recordPrices(@Payload() events: Priced[], @Ctx() context: EventContext): Promise<void> {
    await this.prices.record(context, events.map(toReportedPrice), new Date());
  }

  @OnEvent(SalesChannelSkuAnswered, MAIN)
  async recordAnswers(@Payload() events: Answered[], @Ctx() context: EventContext): Promise<void> {
    const answers = new Map(events.map((event) => [event, toAnswer(event)]));
    const ignored = await this.answers.record(context.unitOfWork, [...answers.values()]);
    for (const [event, answer] of answers) {
      const reason = ignored.get(answer);
      if (reason !== undefined) context.ignore(event, reason);
    }
  }
}

function toReportedPrice(event: Priced): ReportedPrice {
  const { merchantId, skuId, salesChannel, request } = event;
  const price: ReportedPrice['price'] =
    'localizedCurrency' in event
      ? { state: 'localized' }
      : { state: 'failed', detail: event.detail };
  return { merchantId, skuId, salesChannel, request, price, causedBy: event };
}

function toAnswer(event: Answered): SkuAnswer {
  const { merchantId, skuId, salesChannel, status, salesChannelSkuId, message, answeredAt } = event;
  return {
    merchantId,
    skuId,
    salesChannel,
    status,
    ...(salesChannelSkuId === undefined ? {} : { salesChannelSkuId }),
    ...(message === undefined ? {} : { message }),
    answeredAt: new Date(answeredAt),
    causedBy: event,
  };
}
