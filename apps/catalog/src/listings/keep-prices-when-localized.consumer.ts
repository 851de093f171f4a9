import { PriceLocalizationFailed, PriceLocalized, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { decimal } from '#money';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepPublishedPrices } from './keep-prices.js';

/**
 * In a group of its own, which begins with the oldest event: a group that has seen the prices of an installation in use
 * would ignore their republication.
 */
@Controller()
export class KeepPricesWhenLocalized {
  @OnEvent(PriceLocalized, { group: 'catalog.listings', batch: true })
  localized(
    @Payload() events: EventOf<typeof PriceLocalized>[],
    @Ctx() { unitOfWork }: EventContext,
  ): void {
    keepPublishedPrices(
      unitOfWork,
      events.map(({ merchantId, skuId, salesChannel, request, ...price }) => ({
        merchantId,
        skuId,
        salesChannel,
        request,
        amounts: {
          sale: price.localizedSalePriceWithTaxes,
          list: price.localizedListPriceWithTaxes,
          currency: price.localizedCurrency,
          taxesIncluded: includesTaxes(price),
        },
      })),
    );
  }

  @OnEvent(PriceLocalizationFailed, { group: 'catalog.listings', batch: true })
  failed(
    @Payload() events: EventOf<typeof PriceLocalizationFailed>[],
    @Ctx() { unitOfWork }: EventContext,
  ): void {
    keepPublishedPrices(
      unitOfWork,
      events.map(({ merchantId, skuId, salesChannel, request }) => ({
        merchantId,
        skuId,
        salesChannel,
        request,
      })),
    );
  }
}

/** Decision 5.2: where the channel computes taxes online, the merchant's price with taxes is its payout, else the price tag. */
function includesTaxes({
  grossOutboundSalePrice: payout,
  grossOutboundSalePriceWithTaxes: withTaxes,
}: Pick<
  EventOf<typeof PriceLocalized>,
  'grossOutboundSalePrice' | 'grossOutboundSalePriceWithTaxes'
>): boolean {
  return !decimal(withTaxes).equals(decimal(payout));
}
