import type { LocalizedPrice } from '#landed-cost';
import { toText, type Decimal } from '#money';

/** The reason why an origin price is not valid; undefined if it is valid (decision 5.1). */
export function faultOfPrices(
  sale: Decimal,
  list: Decimal,
): 'not-positive' | 'list-below-sale' | undefined {
  if (!sale.greaterThan(0)) return 'not-positive';
  return list.lessThan(sale) ? 'list-below-sale' : undefined;
}

/** The id of a price record (decision 5.1); unambiguous, because neither merchant nor channel ids contain hyphens. */
export function priceIdOf(merchantId: string, skuId: string, salesChannel: string): string {
  return `${merchantId}-${skuId}-${salesChannel}`;
}

/** The six amounts of the price record (spec, "SKU price record") as plain decimals. */
export function recordAmounts({ sale, list }: LocalizedPrice) {
  return {
    grossOutboundListPrice: toText(list.payout),
    grossOutboundSalePrice: toText(sale.payout),
    grossOutboundListPriceWithTaxes: toText(list.withTaxes),
    grossOutboundSalePriceWithTaxes: toText(sale.withTaxes),
    localizedListPriceWithTaxes: toText(list.shown),
    localizedSalePriceWithTaxes: toText(sale.shown),
  };
}

/** A SKU's key as one text, for use as a map key. */
export function skuKeyText({ merchantId, skuId }: { merchantId: string; skuId: string }): string {
  return `${merchantId}:${skuId}`;
}
