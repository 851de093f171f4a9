import {
  localizePrice,
  payoutOfDestinationPrice,
  roundTerms,
  ruleDay,
  type Day,
  type LocalizedPrice,
  type Packed,
  type PriceRequest,
} from '#landed-cost';
import type { Numeric } from '#money';
import type { Conditions } from './conditions.js';

export type PriceKind = 'origin' | 'destination';

/** The requested prices: payouts in the merchant's currency (`origin`), or price tags in the channel's currency. */
export interface RequestedPrice {
  kind: PriceKind;
  salePrice: Numeric;
  listPrice: Numeric;
  currency: string;
}

/** Pricing's facts about the merchant, the channel and the SKU; unknown facts are undefined. */
export interface PricingFacts {
  merchant: Omit<PriceRequest['merchant'], 'localPerUsd'>;
  channel?: Omit<PriceRequest['channel'], 'localPerUsd'>;
  /** Units per US dollar, by currency; USD itself is not needed. */
  rates: ReadonlyMap<string, Numeric>;
  packed: Packed;
  /** The merchant's notation; undefined until an event of the SKU contains it. */
  hsCode?: string;
  /** ISO 3166 alpha-2; undefined if it is the merchant's country. */
  origin?: string;
}

/** A localized price with its terms rounded as stored, or the reason why there is none (yet). */
export type Localization =
  | { ok: true; localizedCurrency: string; price: LocalizedPrice }
  | { ok: false; code: string; detail: string; isNotYet?: true };

/**
 * Computes the requested price by the rules of the day at the destination (decisions 5.2, 5.4, 5.9). Codes of failure:
 * `unknown-sales-channel`, `no-fx-rate`, `currency-changed` (since the price was requested), and those of
 * libs/landed-cost.
 * @param day the day at the destination; today if left out
 */
export function localize(
  requested: RequestedPrice,
  facts: PricingFacts,
  { terms, perUsd, now }: Conditions,
  day?: Day,
): Localization {
  const { merchant, channel, packed, hsCode, origin } = facts;
  if (!channel)
    return failed('unknown-sales-channel', 'The sales channel is not known to this service yet.');
  const expected = requested.kind === 'origin' ? merchant.currency : channel.currency;
  if (requested.currency !== expected) {
    return failed('currency-changed', `The price is in ${requested.currency}, not in ${expected}.`);
  }
  const merchantRate = rateOf(merchant.currency, facts);
  const channelRate = rateOf(channel.currency, facts);
  if (merchantRate === undefined || channelRate === undefined) {
    const missing = merchantRate === undefined ? merchant.currency : channel.currency;
    return failed('no-fx-rate', `No exchange rate of USD/${missing} is in force.`);
  }
  const request: PriceRequest = {
    date: day ?? ruleDay(terms.get(channel.country), now),
    merchant: { ...merchant, localPerUsd: merchantRate },
    channel: { ...channel, localPerUsd: channelRate },
    packed,
    hsCode,
    origin,
    perUsd,
    sale: requested.salePrice,
    list: requested.listPrice,
  };
  const result =
    requested.kind === 'origin'
      ? localizePrice(request, terms)
      : payoutOfDestinationPrice(request, terms);
  if (!result.ok) return result;
  const { currency: localizedCurrency, taxesOnline } = channel;
  const { sale, list, ...price } = result.value;
  return {
    ok: true,
    localizedCurrency,
    price: {
      ...price,
      sale: roundTerms(sale, localizedCurrency, taxesOnline),
      list: roundTerms(list, localizedCurrency, taxesOnline),
    },
  };
}

function rateOf(currency: string, { rates }: PricingFacts): Numeric | undefined {
  return currency === 'USD' ? 1 : rates.get(currency);
}

function failed(code: string, detail: string): Localization {
  return { ok: false, code, detail };
}
