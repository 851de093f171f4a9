import { decimal, roundMoney, roundRate, sum, type Decimal, type Numeric } from '#money';
import type { Day } from '../day.js';
import { freightOf, type Freight, type Packed } from './freight.js';
import { done, type Refusal, type RefusalCode, type Result } from '../result.js';
import { DESTINATIONS, rulesVersion, type Destination } from '../rules/destinations.js';
import { factorsOf, fxOf, toMerchant } from '../terms.js';
import type { Factors, Merchant, PricedChannel } from '../terms.js';
import { settle, type Tax } from '../taxes/taxes.js';
import { unsupported, type Route, type Taxes } from '../taxes/taxes-on.js';

/** A price of one merchant's SKU in one channel. Without `list`, the list price is `sale` (decision 5.2). */
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
  /** Why there is no list price as requested; `list` then has the terms of the sale price (decision 5.5). */
  listPriceDropped?: Pick<Refusal<RefusalCode>, 'code' | 'detail'>;
}

/** A request with its numbers read, its rules found and its freight known. */
export interface Quote {
  request: PriceRequest;
  destination: Destination;
  route: Route;
  factors: Factors;
  freight: Freight;
}

/**
 * Both prices of a request, each with its terms. The list price has those of the sale price where the two are the same,
 * and where the list price is refused: only a refused sale price refuses the request (decision 5.5).
 */
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
  return done({
    fxRate: roundRate(fxOf(factors)),
    rulesVersion: rulesVersion(country, date),
    feeShare: factors.feeShare,
    freight,
    sale: sale.value,
    ...(list.ok
      ? { list: list.value }
      : { list: sale.value, listPriceDropped: { code: list.code, detail: list.detail } }),
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

/**
 * The terms as they are shown and stored, in the currency's minor units (decision 1.7), so that they add up as shown
 * (decision 5.3): each tax is rounded once, and so is the amount that the price tag is made of, which is the net price
 * where the channel computes taxes online, else the retail price. The total of the taxes and the other amount follow.
 */
export function roundTerms(terms: Terms, localCurrency: string, taxesOnline = false): Terms {
  const round = (amount: Decimal) => roundMoney(settle(amount), localCurrency);
  const taxes = terms.taxes.map((tax) => ({ ...tax, value: round(tax.value) }));
  const taxesTotal = sum(taxes.map(({ value }) => value));
  const net = taxesOnline ? round(terms.net) : round(terms.retail).minus(taxesTotal);
  return { ...terms, net, taxes, taxesTotal, retail: net.plus(taxesTotal) };
}
