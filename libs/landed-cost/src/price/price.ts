import { Decimal, decimal, roundMoney, roundRate, sum, type Numeric } from '#money';
import type { Day } from '../day.js';
import { freightOf, type Freight, type Packed } from './freight.js';
import { evaluate, type Assessment, type Unassessed } from '../rule-sets/evaluate.js';
import { done, type Refusal, type RefusalCode, type Result } from '../result.js';
import { hsDigits } from '../hs-code.js';
import { sourcesOf, termsOfDay, type TermsByDestination } from '../rule-sets/destination-terms.js';
import type { Context } from '../rule-sets/taxes-in.js';
import { versionsOf, type TermsVersions } from '../rule-sets/terms-versions.js';
import { settle } from '../settle.js';
import { roundedTax, shownTaxes, type ShownTax } from '../shown-tax.js';
import { factorsOf, fxOf, ratesOf, toMerchant } from '../terms.js';
import type { Factors, Merchant, PerUsd, Channel } from '../terms.js';

/** A price of one merchant's SKU in one channel. Without `list`, the list price is `sale` (decision 5.2). */
export interface PriceRequest {
  date: Day;
  merchant: Merchant;
  channel: Channel;
  packed: Packed;
  /** As the merchant writes it; left out if unknown. */
  hsCode?: string | undefined;
  /** The goods' country of origin, ISO 3166 alpha-2; the merchant's country by default (decision 9.7). */
  origin?: string | undefined;
  /** The exchange rates of the currencies of the destination's rules and tariff, besides the channel's. */
  perUsd?: PerUsd;
  sale: Numeric;
  list?: Numeric;
}

/**
 * One price, from payout to price tag, in local currency; only `payout` and `withTaxes` are in the merchant's currency.
 * `shown`, `payout` and `withTaxes` are ready to store; the terms between are unrounded (see {@link roundTerms}).
 */
export interface Terms {
  /** `grossOutbound…Price`: as sent for an origin price, the estimate to the cent for a destination price. */
  payout: Decimal;
  net: Decimal;
  taxes: ShownTax[];
  taxesTotal: Decimal;
  retail: Decimal;
  /** `localized…PriceWithTaxes`: the price tag. */
  shown: Decimal;
  /** `grossOutbound…PriceWithTaxes` */
  withTaxes: Decimal;
}

/** The record and the breakdown of a localized price (decisions 5.2, 5.3). */
export interface LocalizedPrice extends TermsVersions {
  /** Local per merchant currency, 6 decimals; computations use it unrounded. */
  fxRate: Decimal;
  /** The sources of the rules, duty rates and tariff: laws, regulations, notices. */
  sources: string[];
  feeShare: Decimal;
  freight: Freight;
  sale: Terms;
  list: Terms;
  /** The reason if there is no list price as requested; `list` then has the terms of the sale price (decision 5.5). */
  listPriceDropped?: Pick<Refusal<RefusalCode>, 'code' | 'detail'>;
}

/** A request with parsed numbers, its rules and its freight. */
export interface Quote {
  request: PriceRequest;
  /** One unit of the SKU, for a net price of any value. */
  context: Context;
  factors: Factors;
  freight: Freight;
}

/**
 * Computes both prices of a request, each with its terms. The list price has the terms of the sale price if both are
 * equal, or if the list price is refused: only a refused sale price refuses the request (decision 5.5).
 */
export function quotePrices<C extends RefusalCode>(
  request: PriceRequest,
  terms: TermsByDestination,
  termsAt: (quote: Quote, price: Decimal) => Result<Terms, C>,
): Result<LocalizedPrice, C | 'unsupported-destination' | 'no-fx-rate' | 'too-heavy'> {
  const { merchant, channel, packed, date } = request;
  const { country: destination, currency } = channel;
  const factors = factorsOf(merchant, channel);
  const { service } = channel;
  const route = { destination, origin: merchant.country, day: date, service };
  const inForce = termsOfDay(terms.get(destination), route);
  if (!inForce.ok) return inForce;
  const { ruleSet, tariff } = inForce.value;
  const ratesResult = ratesOf(
    inForce.value,
    { currency, localPerUsd: factors.local },
    request.perUsd,
  );
  if (!ratesResult.ok) return ratesResult;
  const rates = ratesResult.value;
  const freight = freightOf(packed, tariff, rates, date);
  if (!freight.ok) return freight;
  const context = {
    compiled: ruleSet.compiled,
    consignment: oneUnit(request, freight.value),
    rates,
  };
  const quote = { request, context, factors, freight: freight.value };
  const salePrice = decimal(request.sale);
  const listPrice = decimal(request.list ?? request.sale);
  const sale = termsAt(quote, salePrice);
  if (!sale.ok) return sale;
  const list = listPrice.equals(salePrice) ? sale : termsAt(quote, listPrice);
  return done({
    fxRate: roundRate(fxOf(factors)),
    ...versionsOf(inForce.value),
    sources: sourcesOf(inForce.value),
    feeShare: factors.feeShare,
    freight: freight.value,
    sale: sale.value,
    ...(list.ok
      ? { list: list.value }
      : { list: sale.value, listPriceDropped: { code: list.code, detail: list.detail } }),
  });
}

/**
 * The price tag includes the freight, so the whole net price is the value of the goods, unless freight is shown
 * separately (decision 9.7).
 */
function oneUnit(
  { merchant, channel, hsCode, origin }: PriceRequest,
  freight: Freight,
): Context['consignment'] {
  const { freightShownSeparately, region, scheme } = channel;
  const line = {
    hsCode: hsDigits(hsCode),
    origin: origin ?? merchant.country,
    quantity: ONE,
    value: ONE,
  };
  return {
    lines: [line],
    freight: freightShownSeparately ? freight.value : ZERO,
    insurance: ZERO,
    shippedFrom: merchant.country,
    region,
    scheme,
  };
}

const ZERO = decimal(0);
const ONE = decimal(1);

/** The taxes on a net price: on the goods, and on the freight if it is a separate part. */
export function assess(
  { compiled, consignment, rates }: Context,
  net: Decimal,
): Result<Assessment, Unassessed> {
  const goods = Decimal.max(net.minus(consignment.freight), ZERO);
  return evaluate(compiled, consignment, rates, goods);
}

/**
 * The terms of a price. The merchant sees its payout if the channel computes taxes online, otherwise the tag (decision
 * 5.2).
 */
export function termsOf(
  { request: { channel, merchant }, context, factors }: Quote,
  { taxes, total, ...price }: Pick<Terms, 'payout' | 'net' | 'shown'> & Assessment,
): Terms {
  const { payout, net, shown } = price;
  return {
    ...price,
    taxes: shownTaxes(taxes, context.compiled.rules),
    taxesTotal: total,
    retail: net.plus(total),
    withTaxes: channel.taxesOnline
      ? payout
      : roundMoney(toMerchant(shown, factors), merchant.currency),
  };
}

/**
 * Rounds the terms to the currency's minor units for display and storage (decision 1.7), so that they add up as shown
 * (decision 5.3). Each tax is rounded once, and so is the amount from which the price tag is made: the net price if the
 * channel computes taxes online, otherwise the retail price. The total of the taxes and the other amount are computed
 * from these.
 */
export function roundTerms(terms: Terms, localCurrency: string, taxesOnline = false): Terms {
  const round = (amount: Decimal) => roundMoney(settle(amount), localCurrency);
  const taxes = terms.taxes.map((tax) => roundedTax(tax, localCurrency));
  const taxesTotal = sum(taxes.map(({ value }) => value));
  const net = taxesOnline ? round(terms.net) : round(terms.retail).minus(taxesTotal);
  return { ...terms, net, taxes, taxesTotal, retail: net.plus(taxesTotal) };
}
