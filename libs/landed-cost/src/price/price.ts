import { decimal, roundMoney, roundRate } from '#money';
import type { Decimal, Numeric } from '#money';
import type { Day } from '../day.js';
import { freightOf } from './freight.js';
import type { Freight, Packed } from './freight.js';
import { done } from '../result.js';
import type { RefusalCode, Result } from '../result.js';
import { DESTINATIONS, rulesVersion } from '../rules/destinations.js';
import type { Destination } from '../rules/destinations.js';
import { factorsOf, fxOf, toMerchant } from '../terms.js';
import type { Factors, Merchant, PricedChannel } from '../terms.js';
import { settle } from '../taxes/taxes.js';
import type { Tax } from '../taxes/taxes.js';
import { unsupported } from '../taxes/taxes-on.js';
import type { Route, Taxes } from '../taxes/taxes-on.js';

/** What a SKU costs whom, for one merchant and one channel. `list` left out is `sale` (decision 5.2). */
export interface PriceRequest {
  date: Day;
  merchant: Merchant;
  channel: PricedChannel;
  packed: Packed;
  sale: Numeric;
  list?: Numeric;
}

/**
 * One price from payout to price tag. Local currency, except `payout` and `withTaxes`, which are the merchant's.
 * `shown`, `payout` and `withTaxes` are ready to store; the terms between are unrounded (see {@link roundTerms}).
 */
export interface Terms {
  /** `grossOutbound…Price`: as sent for an origin price, the estimate to the cent for a destination price. */
  payout: Decimal;
  net: Decimal;
  taxes: Tax[];
  taxesTotal: Decimal;
  retail: Decimal;
  /** `localized…PriceWithTaxes`: the price tag. */
  shown: Decimal;
  /** `grossOutbound…PriceWithTaxes` */
  withTaxes: Decimal;
}

/** The record and the breakdown of a localized price (decisions 5.2, 5.3). */
export interface LocalizedPrice {
  /** Local per merchant currency, 6 decimals; computations use it unrounded. */
  fxRate: Decimal;
  rulesVersion: string;
  feeShare: Decimal;
  freight: Freight;
  sale: Terms;
  list: Terms;
}

/** A request with its numbers read, its rules found and its freight known. */
export interface Quote {
  request: PriceRequest;
  destination: Destination;
  route: Route;
  factors: Factors;
  freight: Freight;
}

/** Both prices of a request, each with its terms; the list price has those of the sale where the two are the same. */
export function quotePrices<C extends RefusalCode>(
  request: PriceRequest,
  termsAt: (quote: Quote, price: Decimal) => Result<Terms, C>,
): Result<LocalizedPrice, C | 'unsupported-destination'> {
  const { merchant, channel, packed, date } = request;
  const { country, localPerUsd } = channel;
  const factors = factorsOf(merchant, channel);
  const destination = DESTINATIONS.get(country);
  if (!destination) return unsupported(country);
  const freight = freightOf(packed, destination.freight, factors.local, date);
  const route = { destination: country, origin: merchant.country, localPerUsd, date };
  const quote = { request, destination, route, factors, freight };
  const salePrice = decimal(request.sale);
  const listPrice = decimal(request.list ?? request.sale);
  const sale = termsAt(quote, salePrice);
  if (!sale.ok) return sale;
  const list = listPrice.equals(salePrice) ? sale : termsAt(quote, listPrice);
  if (!list.ok) return list;
  return done({
    fxRate: roundRate(fxOf(factors)),
    rulesVersion: rulesVersion(country, date),
    feeShare: factors.feeShare,
    freight,
    sale: sale.value,
    list: list.value,
  });
}

/** The terms of a price. The merchant sees its payout where the channel computes taxes online, else the tag (decision 5.2). */
export function termsOf(
  { request: { channel, merchant }, factors }: Quote,
  { taxes, total, ...price }: Pick<Terms, 'payout' | 'net' | 'shown'> & Taxes,
): Terms {
  const { payout, net, shown } = price;
  return {
    ...price,
    taxes,
    taxesTotal: total,
    retail: net.plus(total),
    withTaxes: channel.taxesOnline
      ? payout
      : roundMoney(toMerchant(shown, factors), merchant.currency),
  };
}

/** The terms as they are shown and kept: the unrounded ones to the currency's minor units (decision 1.7). */
export function roundTerms(terms: Terms, localCurrency: string): Terms {
  const round = (amount: Decimal) => roundMoney(settle(amount), localCurrency);
  return {
    ...terms,
    net: round(terms.net),
    taxes: terms.taxes.map((tax) => ({ ...tax, value: round(tax.value) })),
    taxesTotal: round(terms.taxesTotal),
    retail: round(terms.retail),
  };
}
