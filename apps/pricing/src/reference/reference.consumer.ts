import {
  FxRateChanged,
  MerchantChanged,
  SalesChannelChanged,
  SkuDeleted,
  SkuUpserted,
  type EventOf,
} from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { TERMS_CONTRACTS, type TermsEvent } from '#terms';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PRICING_CONFIG, type PricingConfig } from '../config.js';
import { keepFxRate, keepMerchant, keepSalesChannel, keepTerms } from './keep-reference.js';
import { keepSkus, withdrawSkus } from './keep-skus.js';

@Controller()
export class ReferenceConsumer {
  constructor(@Inject(PRICING_CONFIG) private readonly config: PricingConfig) {}

  @OnEvent(MerchantChanged, { group: 'pricing.main' })
  async keepMerchant(
    @Payload() event: EventOf<typeof MerchantChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepMerchant(unitOfWork, event);
  }

  @OnEvent(SalesChannelChanged, { group: 'pricing.main' })
  async keepSalesChannel(
    @Payload() event: EventOf<typeof SalesChannelChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepSalesChannel(unitOfWork, event);
  }

  @OnEvent(FxRateChanged, { group: 'pricing.main' })
  async keepRate(
    @Payload() event: EventOf<typeof FxRateChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepFxRate(unitOfWork, event);
  }

  @OnEvent(TERMS_CONTRACTS, { group: 'pricing.terms', batch: true })
  async keepTerms(
    @Payload() events: TermsEvent[],
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepTerms(unitOfWork, events);
  }

  @OnEvent(SkuUpserted, { group: 'pricing.main', batch: true })
  async queuePrices(
    @Payload() events: EventOf<typeof SkuUpserted>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await keepSkus(context, events, this.config.FX_REPRICE_SHARE);
  }

  @OnEvent(SkuDeleted, { group: 'pricing.main', batch: true })
  async withdrawPrices(
    @Payload() events: EventOf<typeof SkuDeleted>[],
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await withdrawSkus(unitOfWork, events);
  }
}
