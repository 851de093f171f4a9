import { Decimal, decimal, roundMoney, roundRate, sum, type Numeric } from '#money';
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
import type { CompiledRuleSet } from './rule-sets/compile.js';
import type { Rates } from './rule-sets/consignment.js';
import {
  ruleSetOn,
  rulesVersion,
  tariffOn,
  type TermsByDestination,
} from './rule-sets/destination-terms.js';
import type { FreightTariff } from './rule-sets/freight-tariff.js';
import { largestNet } from './rule-sets/largest-net.js';
import { factorsOf, fxOf, localRates, unsupported, type Channel, type Merchant } from './terms.js';

/** A checked order (decision 6.5), its amounts in the channel's currency. */
export interface OrderRequest {
  /** The day of receipt. */
  date: Day;
  /** DDP where prices include taxes, DDU where the channel adds them. */
  taxType: 'DDP' | 'DDU';
  merchant: Merchant;
  channel: Channel;
  /** In whole minor units, as are the prices of shipping. */
  value: Numeric;
  shipping: { listPrice: Numeric; salePrice: Numeric };
  items: readonly OrderItem[];
}

export interface OrderItem {
  id: string;
  /** Whole units, 1 or more. */
  quantity: number;
  listPrice: Numeric;
  salePrice: Numeric;
  /** 6 to 10 digits, which dots may separate. */
  hsCode: string;
  /** Of one unit, as the SKU was at intake. */
  packed: Packed;
}

/** Rounded to their currencies; unit prices are finer where their lines need it. */
export interface OrderMoney {
  /** Local per merchant currency, 6 decimals. */
  fxRate: Decimal;
  rulesVersion: string;
  totals: LocalTotals;
  totalsForeignCurrency: ForeignTotals;
  /** In the order of the items. */
  items: ForeignPrices[];
}

/**
 * The amounts of an order (decision 6.7): taxes included in the value, the channel's fees with the freight of each SKU,
 * and the settled amount; the foreign totals are their parts at the current rate. Above the
 * simplified regime the rates of the highest bracket apply: a paid order is not refused for its value.
 */
export function orderMoney(
  order: OrderRequest,
  terms: TermsByDestination,
): Result<OrderMoney, 'unsupported-destination' | 'goods-refused' | 'no-duty-rate' | 'too-heavy'> {
  const { merchant, channel, date, items } = order;
  const factors = factorsOf(merchant, channel);
  const ruleSet = ruleSetOn(terms.get(channel.country), date);
  const tariff = tariffOn(terms.get(channel.country), date);
  if (!ruleSet || !tariff) return unsupported(channel.country, date);
  const rates = localRates(factors.local, channel.currency);
  const freight = freightOfOrder(order, tariff, rates);
  if (!freight.ok) return freight;
  const net = netOfOrder(order, ruleSet.compiled, rates);
  if (!net.ok) return net;
  const totals = localTotals(
    order,
    net.value,
    net.value.times(factors.feeShare).plus(freight.value),
  );
  const totalsForeignCurrency = foreignTotals(totals, factors, merchant.currency);
  return done({
    fxRate: roundRate(fxOf(factors)),
    rulesVersion: rulesVersion(ruleSet),
    totals,
    totalsForeignCurrency,
    items: foreignPrices(items, totalsForeignCurrency, merchant.currency),
  });
}

function freightOfOrder({ items, date }: OrderRequest, tariff: FreightTariff, rates: Rates) {
  let total = new Decimal(0);
  for (const { packed, quantity } of items) {
    const freight = freightOf(packed, tariff, rates, date);
    if (!freight.ok) return freight;
    total = total.plus(freight.value.value.times(quantity));
  }
  return done(total);
}

/** N: the whole value for DDU, the largest N with N + T(N) ≤ value for DDP. */
function netOfOrder(order: OrderRequest, compiled: CompiledRuleSet, rates: Rates) {
  const { channel, merchant, taxType, items } = order;
  const value = decimal(order.value);
  if (taxType === 'DDU') return done(value);
  const lines = items.map(({ hsCode, quantity, salePrice }) => ({
    hsCode: hsCode.replaceAll('.', ''),
    origin: merchant.country,
    quantity: new Decimal(quantity),
    value: decimal(salePrice).times(quantity),
  }));
  const none = new Decimal(0);
  const consignment = { lines, freight: none, insurance: none, shippedFrom: merchant.country };
  return largestNet({ compiled, consignment, rates }, value, channel.currency);
}

/**
 * Every sum and difference is computed from the rounded amounts, so that the shown totals add up. The value is what the
 * buyer pays, so the items are what it leaves beside the shipping: it may differ from the lines by their rounding
 * (decision 6.5).
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

/** Never below 0, also where the value is a minor unit below its parts. */
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
