import { Decimal, decimal, roundMoney, roundRate, sum } from '#money';
import type { Numeric } from '#money';
import type { Day } from './day.js';
import { freightOf } from './price/freight.js';
import type { Packed } from './price/freight.js';
import { done } from './result.js';
import type { Result } from './result.js';
import { DESTINATIONS, rulesVersion } from './rules/destinations.js';
import type { Destination } from './rules/destinations.js';
import { unsupported } from './taxes/taxes-on.js';
import { largestNet, settle } from './taxes/taxes.js';
import { factorsOf, fxOf, toMerchant } from './terms.js';
import type { Channel, Factors, Merchant } from './terms.js';

/** A checked order (decision 6.5), its amounts in the channel's currency. */
export interface OrderRequest {
  /** The day of receipt. */
  date: Day;
  /** DDP where prices include taxes, DDU where the channel adds them. */
  taxType: 'DDP' | 'DDU';
  merchant: Merchant;
  channel: Channel;
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
  /** Of one unit, as the SKU was at intake. */
  packed: Packed;
}

interface Totals {
  orderValue: Decimal;
  itemsGross: Decimal;
  itemsDiscount: Decimal;
  shippingGross: Decimal;
  shippingDiscount: Decimal;
  taxes: Decimal;
  fees: Decimal;
}

/** Rounded to their currencies. The field names are the specification's. */
export interface OrderMoney {
  /** Local per merchant currency, 6 decimals. */
  fxRate: Decimal;
  rulesVersion: string;
  totals: Totals & { grossInboundValue: Decimal; netInboundValue: Decimal };
  totalsForeignCurrency: Totals & { grossOutboundValue: Decimal; netOutboundValue: Decimal };
  /** Merchant currency per unit, in the order of the items. */
  items: {
    id: string;
    foreignListPrice: Decimal;
    foreignSalePrice: Decimal;
    invoicedPrice: Decimal;
  }[];
}

/**
 * What an order's money is made of (decision 6.7): taxes inside the value, the channel's fees with the freight of
 * each SKU, and what is settled; the foreign totals are the local ones at the rate of that moment. A paid order
 * stands: above the simplified regime the taxes go on at the highest bracket's rates.
 */
export function orderMoney(order: OrderRequest): Result<OrderMoney, 'unsupported-destination'> {
  const { merchant, channel, date } = order;
  const factors = factorsOf(merchant, channel);
  const destination = DESTINATIONS.get(channel.country);
  if (!destination) return unsupported(channel.country);
  const freight = sum(
    order.items.map(({ packed, quantity }) =>
      freightOf(packed, destination.freight, factors.local, date).value.times(quantity),
    ),
  );
  const net = netOfOrder(order, destination, factors);
  const totals = localTotals(order, net, net.times(factors.feeShare).plus(freight));
  return done({
    fxRate: roundRate(fxOf(factors)),
    rulesVersion: rulesVersion(channel.country, date),
    totals,
    totalsForeignCurrency: foreignTotals(totals, factors, merchant.currency),
    items: order.items.map((item) => foreignItem(item, order, net, factors)),
  });
}

/** N: the whole value for DDU, the largest N with N + T(N) ≤ value for DDP. */
function netOfOrder(order: OrderRequest, { regime }: Destination, { local }: Factors): Decimal {
  const value = decimal(order.value);
  if (order.taxType === 'DDU') return value;
  return largestNet(regime(order.date, order.merchant.country), value, local);
}

/** Gross and net are taken from the rounded taxes and fees, so that the totals a reader sees add up. */
function localTotals(order: OrderRequest, net: Decimal, exactFees: Decimal): OrderMoney['totals'] {
  const round = (amount: Decimal) => roundMoney(amount, order.channel.currency);
  const value = decimal(order.value);
  const itemsGross = sum(order.items.map((item) => decimal(item.listPrice).times(item.quantity)));
  const itemsNet = sum(order.items.map((item) => decimal(item.salePrice).times(item.quantity)));
  const shippingGross = decimal(order.shipping.listPrice);
  const taxes = round(value.minus(net));
  const fees = round(exactFees);
  const grossInboundValue = round(value.minus(taxes));
  return {
    orderValue: value,
    itemsGross: round(itemsGross),
    itemsDiscount: round(itemsGross.minus(itemsNet)),
    shippingGross: round(shippingGross),
    shippingDiscount: round(shippingGross.minus(decimal(order.shipping.salePrice))),
    taxes,
    fees,
    grossInboundValue,
    netInboundValue: grossInboundValue.minus(fees),
  };
}

function foreignTotals(
  { grossInboundValue, netInboundValue, ...totals }: OrderMoney['totals'],
  factors: Factors,
  currency: string,
): OrderMoney['totalsForeignCurrency'] {
  const convert = (amount: Decimal) => roundMoney(toMerchant(amount, factors), currency);
  const converted = Object.entries(totals).map(([name, amount]) => [name, convert(amount)]);
  return {
    ...(Object.fromEntries(converted) as Totals),
    grossOutboundValue: convert(grossInboundValue),
    netOutboundValue: convert(netInboundValue),
  };
}

/** The invoiced price is the sale price without the taxes inside it: × N ÷ value. */
function foreignItem(item: OrderItem, order: OrderRequest, net: Decimal, factors: Factors) {
  const convert = (amount: Decimal) =>
    roundMoney(settle(toMerchant(amount, factors)), order.merchant.currency);
  const sale = decimal(item.salePrice);
  const value = decimal(order.value);
  return {
    id: item.id,
    foreignListPrice: convert(decimal(item.listPrice)),
    foreignSalePrice: convert(sale),
    invoicedPrice: convert(value.isZero() ? sale : sale.times(net).dividedBy(value)),
  };
}
