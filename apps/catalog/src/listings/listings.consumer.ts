import { PriceLocalizationFailed, PriceLocalized, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { decimal } from '#money';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SKUS } from '../inventory/consumer-locks.js';
import { keepPublishedPrices } from './keep-prices.js';

type Priced = EventOf<typeof PriceLocalized | typeof PriceLocalizationFailed>;

/** In a group of its own, so that listings and publications of the same prices do not wait for each other. */
@Controller()
export class ListingsConsumer {
  @OnEvent([PriceLocalized, PriceLocalizationFailed], {
    group: 'catalog.listings',
    batch: true,
    locks: (sku) => [SKUS.of(sku)],
  })
  keepPrices(@Payload() events: Priced[], @Ctx() { unitOfWork }: EventContext): void {
    keepPublishedPrices(unitOfWork, events.map(toPublishedPrice));
  }
}

function toPublishedPrice(event: Priced) {
  const { merchantId, skuId, salesChannel, request } = event;
  const price = { merchantId, skuId, salesChannel, request };
  if (!('localizedCurrency' in event)) return price;
  const amounts = {
    sale: event.localizedSalePriceWithTaxes,
    list: event.localizedListPriceWithTaxes,
    currency: event.localizedCurrency,
    taxesIncluded: includesTaxes(event),
  };
  return { ...price, amounts };
}

/** Decision 5.2: where the channel computes taxes online, the merchant's price with taxes is its payout, else the price tag. */
function includesTaxes({
  grossOutboundSalePrice: payout,
  grossOutboundSalePriceWithTaxes: withTaxes,
}: EventOf<typeof PriceLocalized>): boolean {
  return !decimal(withTaxes).equals(decimal(payout));
}
