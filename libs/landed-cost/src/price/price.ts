import { decimal, roundMoney, roundRate, sum, type Decimal, type Numeric } from '#money';
import type { Day } from '../day.js';
import { freightOf, type Freight, type Packed } from './freight.js';
import type { Assessment } from '../rule-sets/evaluate.js';
import { done, type Refusal, type RefusalCode, type Result } from '../result.js';
import {
  ruleSetOn,
  rulesVersion,
  tariffOn,
  type TermsByDestination,
} from '../rule-sets/destination-terms.js';
import type { Tax as AssessedTax, Context } from '../rule-sets/taxes-in.js';
import { settle } from '../settle.js';
import { factorsOf, fxOf, localRates, toMerchant, unsupported } from '../terms.js';
import type { Factors, Merchant, PricedChannel } from '../terms.js';

/** A price of one merchant's SKU in one channel. Without `list`, the list price is `sale` (decision 5.2). */
export interface PriceRequest {
  date: Day;
  merchant: Merchant;
  channel: PricedChannel;
  packed: Packed;
  sale: Numeric;
  list?: Numeric;
}

/** One tax in local currency; a fixed amount has no rate. */
export type Tax = Pick<AssessedTax, 'name' | 'rate' | 'value'>;

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
  /** One unit of the SKU, for a net price of any value. */
  context: Context;
  factors: Factors;
  freight: Freight;
}

/**
 * Both prices of a request, each with its terms. The list price has those of the sale price where the two are the same,
 * and where the list price is refused: only a refused sale price refuses the request (decision 5.5).
 */
export function quotePrices<C extends RefusalCode>(
  request: PriceRequest,
  terms: TermsByDestination,
  termsAt: (quote: Quote, price: Decimal) => Result<Terms, C>,
): Result<LocalizedPrice, C | 'unsupported-destination' | 'too-heavy'> {
  const { merchant, channel, packed, date } = request;
  const { country, currency } = channel;
  const factors = factorsOf(merchant, channel);
  const ruleSet = ruleSetOn(terms.get(country), date);
  const tariff = tariffOn(terms.get(country), date);
  if (!ruleSet || !tariff) return unsupported(country, date);
  const rates = localRates(factors.local, currency);
  const freight = freightOf(packed, tariff, rates, date);
  if (!freight.ok) return freight;
  const context = { compiled: ruleSet.compiled, consignment: oneUnit(merchant.country), rates };
  const quote = { request, context, factors, freight: freight.value };
  const salePrice = decimal(request.sale);
  const listPrice = decimal(request.list ?? request.sale);
  const sale = termsAt(quote, salePrice);
  if (!sale.ok) return sale;
  const list = listPrice.equals(salePrice) ? sale : termsAt(quote, listPrice);
  return done({
    fxRate: roundRate(fxOf(factors)),
    rulesVersion: rulesVersion(ruleSet),
    feeShare: factors.feeShare,
    freight: freight.value,
    sale: sale.value,
    ...(list.ok
      ? { list: list.value }
      : { list: sale.value, listPriceDropped: { code: list.code, detail: list.detail } }),
  });
}

/** The freight is inside the tag, so that all of the net price is the value of the goods (decision 9.7). */
function oneUnit(merchantCountry: string): Context['consignment'] {
  const line = { hsCode: '', origin: merchantCountry, quantity: ONE, value: ONE };
  return { lines: [line], freight: ZERO, insurance: ZERO, shippedFrom: merchantCountry };
}

const ZERO = decimal(0);
const ONE = decimal(1);

/** The terms of a price. The merchant sees its payout where the channel computes taxes online, else the tag (decision 5.2). */
export function termsOf(
  { request: { channel, merchant }, factors }: Quote,
  { taxes, total, ...price }: Pick<Terms, 'payout' | 'net' | 'shown'> & Assessment,
): Terms {
  const { payout, net, shown } = price;
  return {
    ...price,
    taxes: taxes.filter(({ informative }) => !informative).map(taxOf),
    taxesTotal: total,
    retail: net.plus(total),
    withTaxes: channel.taxesOnline
      ? payout
      : roundMoney(toMerchant(shown, factors), merchant.currency),
  };
}

function taxOf({ name, rate, value }: AssessedTax): Tax {
  return { name, value, ...(rate && { rate }) };
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
