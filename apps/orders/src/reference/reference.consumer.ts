import {
  FxRateChanged,
  MerchantChanged,
  PriceLocalizationFailed,
  PriceLocalized,
  SalesChannelChanged,
  SkuChannelStatusChanged,
  SkuDeleted,
  SkuUpserted,
  type EventOf,
} from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { checkTerms, saveTerms, TERMS_CONTRACTS, type TermsEvent } from '#terms';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import {
  keepChannelEntries,
  keepFxRate,
  keepMerchant,
  keepPrices,
  keepSalesChannel,
  keepSkus,
  withdrawSkus,
} from './keep-reference.js';

@Controller()
export class ReferenceConsumer {
  /** Stores the merchants whose orders are accepted, and their channels. */
  @OnEvent(MerchantChanged, { group: 'orders.main' })
  async keepMerchant(
    @Payload() event: EventOf<typeof MerchantChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepMerchant(unitOfWork, event);
  }

  /** Stores the sales channels that orders are checked against. */
  @OnEvent(SalesChannelChanged, { group: 'orders.main' })
  async keepSalesChannel(
    @Payload() event: EventOf<typeof SalesChannelChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepSalesChannel(unitOfWork, event);
  }

  /** Stores the exchange rate for new orders. */
  @OnEvent(FxRateChanged, { group: 'orders.main' })
  async keepRate(
    @Payload() event: EventOf<typeof FxRateChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepFxRate(unitOfWork, event);
  }

  @OnEvent(TERMS_CONTRACTS, { group: 'orders.terms', batch: true })
  keepTerms(@Payload() events: TermsEvent[], @Ctx() { unitOfWork }: EventContext): void {
    checkTerms(events);
    saveTerms(unitOfWork, events);
  }

  /** Stores the SKU data that items copy at intake, and the channels where the SKU may be ordered. */
  @OnEvent(SkuUpserted, { group: 'orders.main', batch: true })
  keepSkus(
    @Payload() events: EventOf<typeof SkuUpserted>[],
    @Ctx() { unitOfWork }: EventContext,
  ): void {
    keepSkus(unitOfWork, events);
  }

  /** Makes a deleted SKU not orderable. */
  @OnEvent(SkuDeleted, { group: 'orders.main', batch: true })
  withdrawSkus(
    @Payload() events: EventOf<typeof SkuDeleted>[],
    @Ctx() { unitOfWork }: EventContext,
  ): void {
    withdrawSkus(unitOfWork, events);
  }

  /** Stores which SKUs are orderable in which channel, and the channel's ids for them. */
  @OnEvent(SkuChannelStatusChanged, { group: 'orders.main', batch: true })
  keepEntries(
    @Payload() events: EventOf<typeof SkuChannelStatusChanged>[],
    @Ctx() { unitOfWork }: EventContext,
  ): void {
    keepChannelEntries(unitOfWork, events);
  }

  /**
   * Stores the prices that orders of channels are compared with (decision 10.15), in a group of its own: the streams of a
   * group never change.
   */
  @OnEvent([PriceLocalized, PriceLocalizationFailed], { group: 'orders.prices', batch: true })
  keepPrices(
    @Payload() events: EventOf<typeof PriceLocalized | typeof PriceLocalizationFailed>[],
    @Ctx() { unitOfWork }: EventContext,
  ): void {
    keepPrices(unitOfWork, events);
  }
}
