import type { EventOf, PriceLocalizationFailed, PriceLocalized } from '#contracts';

/** A sale price that took effect in a channel, or the end of one (decision 10.15). */
export interface PriceChange {
  merchantId: string;
  skuId: string;
  salesChannel: string;
  /** Rises with each change. */
  request: number;
  validFrom: string;
  /** The unit price; if absent, the price ends. */
  sale?: string;
  currency?: string;
}

/** The sale price of a SKU in a channel from a moment on; null if the price ended. */
export interface ListedPrice {
  skuId: string;
  /** Rises with each change; the first is 1. */
  request: number;
  validFrom: Date;
  /** When this service learned of it. */
  knownAt: Date;
  sale: string | null;
  currency: string | null;
}

/** Reads the events of pricing. */
export function priceChange(
  event: EventOf<typeof PriceLocalized | typeof PriceLocalizationFailed>,
): PriceChange {
  const { merchantId, skuId, salesChannel, request, occurredAt: validFrom } = event;
  const change = { merchantId, skuId, salesChannel, request, validFrom };
  if (!('localizedCurrency' in event)) return change;
  const { localizedSalePriceWithTaxes: sale, localizedCurrency: currency } = event;
  return { ...change, sale, currency };
}

/** The retention of a former price: that of an event on the stream of orders, plus 24 hours (decision 10.15). */
export const PRICES_KEPT_DAYS = 8;
