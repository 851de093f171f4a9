import { decimal, roundMoney, roundRate } from '#money';
import type { Decimal, Numeric } from '#money';
import type { Day } from '../day.js';
import { freightOf } from './freight.js';
import type { Freight, Packed } from './freight.js';
import { DESTINATIONS, rulesVersion } from '../rules/destinations.js';
import { factorsOf, fxOf, toMerchant } from '../terms.js';
import type { Factors, Merchant, PricedChannel } from '../terms.js';
import { settle } from '../taxes/taxes.js';
import type { Tax } from '../taxes/taxes.js';

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

/** A request with its numbers read and its freight known. */
export interface Quote {
  request: PriceRequest;
  factors: Factors;
  freight: Freight;
}

/** Undefined where the destination has no freight tariff and no tax rules. */
export function quoteOf(request: PriceRequest): Quote | undefined {
  const { merchant, channel, packed, date } = request;
  const factors = factorsOf(merchant, channel);
  const destination = DESTINATIONS.get(channel.country);
  if (!destination) return undefined;
  return { request, factors, freight: freightOf(packed, destination.freight, factors.local, date) };
}

export function localized(
  { request, factors, freight }: Quote,
  sale: Terms,
  list: Terms,
): LocalizedPrice {
  return {
    fxRate: roundRate(fxOf(factors)),
    rulesVersion: rulesVersion(request.channel.country, request.date),
    feeShare: factors.feeShare,
    freight,
    sale,
    list,
  };
}

/**
 * The merchant's view of a price tag (decision 5.2): the payout itself where the channel computes taxes online, else
 * the tag in the merchant's currency.
 */
export function withTaxesOf({ request, factors }: Quote, payout: Decimal, shown: Decimal): Decimal {
  if (request.channel.taxesOnline) return payout;
  return roundMoney(toMerchant(shown, factors), request.merchant.currency);
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

/** Terms of the list price, or the sale's where there is none or it is the same. */
export function listOrSale<T>(request: PriceRequest, sale: T, of: (price: Decimal) => T): T {
  const { list } = request;
  return list === undefined || decimal(list).equals(decimal(request.sale))
    ? sale
    : of(decimal(list));
}
