import { allocation, Decimal, decimal, roundMoney, roundRate, sum, type Numeric } from '#money';
import type { Day } from './day.js';
import {
  foreignPrices,
  foreignTotals,
  type ForeignPrices,
  type ForeignTotals,
  type LocalTotals,
} from './foreign-money.js';
import { freightOf, type Packed } from './price/freight.js';
import { done, type Result } from './result.js';
import { hsDigits } from './hs-code.js';
import type { Rates } from './rule-sets/consignment.js';
import {
  tariffOfDay,
  termsOfDay,
  type TariffOfDay,
  type TermsByDestination,
  type TermsOfDay,
} from './rule-sets/destination-terms.js';
import { evaluate, type Unassessed } from './rule-sets/evaluate.js';
import type { CompiledTariff } from './tariffs/compile-tariff.js';
import { largestNet } from './rule-sets/largest-net.js';
import type { Context } from './rule-sets/taxes-in.js';
import {
  tariffVersion,
  versionsOf,
  type TaxTermsVersions,
  type TermsVersions,
} from './rule-sets/terms-versions.js';
import { exceeds, settle } from './settle.js';
import { adjustmentOf, roundedTax, shownTaxes, type ShownTax } from './shown-tax.js';
import { factorsOf, fxOf, ratesOf, type Channel, type Merchant, type PerUsd } from './terms.js';

/** A validated order (decision 6.5), with amounts in the channel's currency. */
export interface OrderRequest {
  /** The day of receipt. */
  date: Day;
  /** DDP if prices include taxes, DDU if the channel adds them. */
  taxType: 'DDP' | 'DDU';
  merchant: Merchant;
  channel: Channel;
  /** In whole minor units, like the prices of shipping. */
  value: Numeric;
  shipping: { listPrice: Numeric; salePrice: Numeric };
  items: readonly OrderItem[];
  /** The exchange rates of the currencies of the destination's rules and tariff, besides the channel's. */
  perUsd?: PerUsd;
  /** Taxes that were quoted for the order, which apply instead of the taxes of the rules (decision 9.10). */
  quoted?: QuotedTaxes | undefined;
}

export interface QuotedTaxes extends TaxTermsVersions {
  taxes: ShownTax[];
}

export interface OrderItem {
  id: string;
  /** Whole units, 1 or more. */
  quantity: number;
  listPrice: Numeric;
  salePrice: Numeric;
  /** 6 to 10 digits, optionally separated by dots. */
  hsCode: string;
  /** The goods' country of origin, ISO 3166 alpha-2; the merchant's country by default (decision 9.7). */
  origin?: string | undefined;
  /** The weight and size of one unit, from the SKU at intake. */
  packed: Packed;
}

/** Amounts are rounded to their currencies; unit prices have more decimals if their lines need them. */
export interface OrderMoney extends TermsVersions {
  /** Local per merchant currency, 6 decimals. */
  fxRate: Decimal;
  /**
   * The taxes included in the value; together with `taxSurplus` they add up to `totals.taxes`. If the channel adds
   * taxes: the quoted taxes, which are in no total, or none without a quote.
   */
  taxes: ShownTax[];
  /**
   * The part of `totals.taxes` that is not tax, if there is one: taxes jump at a limit, and a value within the jump is
   * not the sum of any net value and its taxes.
   */
  taxSurplus?: Decimal;
  totals: LocalTotals;
  totalsForeignCurrency: ForeignTotals;
  /** In the order of the items. */
  items: ForeignPrices[];
}

/**
 * Computes the amounts of an order (decision 6.7): the taxes included in the value, the channel's fees with the freight
 * of each SKU, and the settled amount; the foreign totals are these parts at the current rate. Above the simplified
 * regime the rates of the highest bracket apply, because a paid order is not refused for its value.
 */
export function orderMoney(
  order: OrderRequest,
  terms: TermsByDestination,
): Result<OrderMoney, Unassessed | 'no-fx-rate' | 'too-heavy'> {
  const { merchant, channel, items } = order;
  const factors = factorsOf(merchant, channel);
  const termsOfOrder = termsFor(order, terms);
  if (!termsOfOrder.ok) return termsOfOrder;
  const inForce = termsOfOrder.value;
  const local = { currency: channel.currency, localPerUsd: factors.local };
  const rates = ratesOf(inForce, local, order.perUsd);
  if (!rates.ok) return rates;
  const freight = freightOfOrder(order, inForce.tariff, rates.value);
  if (!freight.ok) return freight;
  const settled = inForce.quoted
    ? done(settledAsQuoted(order, inForce.quoted.taxes))
    : settledOrder(order, {
        compiled: inForce.ruleSet.compiled,
        consignment: consignmentOf(order, freight.value),
        rates: rates.value,
      });
  if (!settled.ok) return settled;
  const { net, taxes } = settled.value;
  const totals = localTotals(order, net, net.times(factors.feeShare).plus(freight.value));
  const totalsForeignCurrency = foreignTotals(totals, factors, merchant.currency);
  return done({
    fxRate: roundRate(fxOf(factors)),
    ...versionsFor(inForce),
    taxes,
    ...(order.taxType === 'DDP' && surplus(totals.taxes, taxes)),
    totals,
    totalsForeignCurrency,
    items: foreignPrices(items, totalsForeignCurrency, merchant.currency),
  });
}

type TermsOfOrder = (TermsOfDay & { quoted?: undefined }) | (TariffOfDay & { quoted: QuotedTaxes });

/** With quoted taxes, tax rules are not needed: the rules may no longer be in force. */
function termsFor(
  order: OrderRequest,
  terms: TermsByDestination,
): Result<TermsOfOrder, 'unsupported-destination'> {
  const { quoted, channel } = order;
  const ofDestination = terms.get(channel.country);
  if (!quoted) return termsOfDay(ofDestination, routeOf(order));
  const tariff = tariffOfDay(ofDestination, routeOf(order));
  return tariff.ok ? done({ ...tariff.value, quoted }) : tariff;
}

function versionsFor(terms: TermsOfOrder): TermsVersions {
  if (!terms.quoted) return versionsOf(terms);
  const { taxes: _, ...versions } = terms.quoted;
  return { ...versions, tariffVersion: tariffVersion(terms) };
}

function freightOfOrder({ items, date }: OrderRequest, tariff: CompiledTariff, rates: Rates) {
  let total = new Decimal(0);
  for (const { packed, quantity } of items) {
    const freight = freightOf(packed, tariff, rates, date);
    if (!freight.ok) return freight;
    total = total.plus(freight.value.value.times(quantity));
  }
  return done(total);
}

function routeOf({ merchant, channel: { country: destination, service }, date }: OrderRequest) {
  return { destination, origin: merchant.country, day: date, service };
}

/**
 * Returns the freight: if shown separately, the shipping charge of the order; otherwise the freight of the tariff,
 * which the prices include (decision 9.7).
 * @param tariff the tariff's freight of all units, in local currency
 */
function consignmentOf(order: OrderRequest, tariff: Decimal): Context['consignment'] {
  const { items, merchant, channel } = order;
  const { freightShownSeparately, region, scheme } = channel;
  const shipping = decimal(order.shipping.salePrice);
  const shown = shipping.isZero() ? tariff : shipping;
  const lines = items.map(({ hsCode, origin, quantity, salePrice }) => ({
    hsCode: hsDigits(hsCode),
    origin: origin ?? merchant.country,
    quantity: new Decimal(quantity),
    value: decimal(salePrice).times(quantity),
  }));
  return {
    lines,
    freight: freightShownSeparately ? shown : ZERO,
    insurance: ZERO,
    shippedFrom: merchant.country,
    region,
    scheme,
  };
}

interface Settled {
  net: Decimal;
  taxes: ShownTax[];
}

/** N: the value without the quoted taxes; for DDU, the value does not include taxes. */
function settledAsQuoted({ taxType, value: paid }: OrderRequest, taxes: ShownTax[]): Settled {
  const value = decimal(paid);
  const quoted = sum(taxes.map((tax) => tax.value));
  return { net: taxType === 'DDU' ? value : value.minus(quoted), taxes };
}

/**
 * Returns N (the whole value for DDU, the largest N with N + T(N) ≤ value for DDP) and T(N). If N is below the freight,
 * all of N counts as goods.
 */
function settledOrder(order: OrderRequest, context: Context): Result<Settled, Unassessed> {
  const { channel, taxType, value: paid } = order;
  const value = decimal(paid);
  if (taxType === 'DDU') return done({ net: value, taxes: [] });
  const largest = largestNet(context, value, channel.currency);
  if (!largest.ok) return largest;
  const net = largest.value;
  const { compiled, consignment, rates } = context;
  const goods = net.minus(consignment.freight);
  if (goods.lessThan(0)) {
    return settledOrder(order, { ...context, consignment: { ...consignment, freight: ZERO } });
  }
  const charged = evaluate(compiled, consignment, rates, goods, 'highest-bracket');
  if (!charged.ok) return charged;
  const taxes = shownTaxes(charged.value.taxes, compiled.rules);
  return done({ net, taxes: roundedTaxes(taxes, value.minus(net), channel.currency) });
}

/**
 * Rounds each tax to the minor unit; the total is rounded once and divided over the taxes.
 * @param most the part of the value that is available for taxes: fixed amounts and minimums can exceed a small value
 */
function roundedTaxes(taxes: readonly ShownTax[], most: Decimal, currency: string): ShownTax[] {
  const total = sum(taxes.map(({ value }) => value));
  const isAbove = exceeds(total, most);
  const inAll = roundMoney(settle(isAbove ? most : total), currency);
  const values = allocation(
    currency,
    taxes.map(({ value }) => value),
  )(inAll);
  return taxes.map((tax, index) => {
    const shown = { ...roundedTax(tax, currency), value: values[index]! };
    return isAbove ? { ...shown, ...adjustmentOf(shown, currency) } : shown;
  });
}

function surplus(total: Decimal, taxes: readonly ShownTax[]): Pick<OrderMoney, 'taxSurplus'> {
  const taxSurplus = total.minus(sum(taxes.map(({ value }) => value)));
  return taxSurplus.isZero() ? {} : { taxSurplus };
}

const ZERO = new Decimal(0);

/**
 * Every sum and difference is computed from rounded amounts, so that the shown totals add up. The buyer pays the value,
 * so the items are the value less the shipping, which may differ from the sum of the lines by rounding (decision 6.5).
 */
function localTotals(order: OrderRequest, net: Decimal, exactFees: Decimal): LocalTotals {
  const { currency } = order.channel;
  const value = decimal(order.value);
  const shippingPrice = decimal(order.shipping.salePrice);
  const shippingNet = Decimal.min(shippingPrice, value);
  const shippingGross = grossOf(
    shippingNet,
    decimal(order.shipping.listPrice).minus(shippingPrice),
  );
  const itemsNet = value.minus(shippingNet);
  const itemsGross = grossOf(itemsNet, roundMoney(discountOf(order.items), currency));
  const taxes = roundMoney(value.minus(net), currency);
  const fees = roundMoney(exactFees, currency);
  const grossInboundValue = value.minus(taxes);
  return {
    orderValue: value,
    itemsGross,
    itemsDiscount: itemsGross.minus(itemsNet),
    shippingGross,
    shippingDiscount: shippingGross.minus(shippingNet),
    taxes,
    fees,
    grossInboundValue,
    netInboundValue: grossInboundValue.minus(fees),
  };
}

/** Never negative, even if the value is a minor unit below its parts. */
function grossOf(net: Decimal, discount: Decimal): Decimal {
  return Decimal.max(0, net.plus(discount));
}

function discountOf(items: readonly OrderItem[]): Decimal {
  return sum(
    items.map(({ listPrice, salePrice, quantity }) =>
      decimal(listPrice).minus(decimal(salePrice)).times(quantity),
    ),
  );
}
