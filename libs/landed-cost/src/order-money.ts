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
import { DESTINATIONS, rulesVersion, type Destination } from './rules/destinations.js';
import { unsupported } from './taxes/taxes-on.js';
import { largestNet } from './taxes/taxes.js';
import { factorsOf, fxOf, type Channel, type Factors, type Merchant } from './terms.js';

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
 * and the settled amount; the foreign totals are their parts at the current rate. A paid order is not refused: above the
 * simplified regime the rates of the highest bracket apply.
 */
export function orderMoney(order: OrderRequest): Result<OrderMoney, 'unsupported-destination'> {
  const { merchant, channel, date, items } = order;
  const factors = factorsOf(merchant, channel);
  const destination = DESTINATIONS.get(channel.country);
  if (!destination) return unsupported(channel.country);
  const freight = sum(
    items.map(({ packed, quantity }) =>
      freightOf(packed, destination.freight, factors.local, date).value.times(quantity),
    ),
  );
  const net = netOfOrder(order, destination, factors);
  const totals = localTotals(order, net, net.times(factors.feeShare).plus(freight));
  const totalsForeignCurrency = foreignTotals(totals, factors, merchant.currency);
  return done({
    fxRate: roundRate(fxOf(factors)),
    rulesVersion: rulesVersion(channel.country, date),
    totals,
    totalsForeignCurrency,
    items: foreignPrices(items, totalsForeignCurrency, merchant.currency),
  });
}

/** N: the whole value for DDU, the largest N with N + T(N) ≤ value for DDP. */
function netOfOrder(order: OrderRequest, { regime }: Destination, { local }: Factors): Decimal {
  const value = decimal(order.value);
  if (order.taxType === 'DDU') return value;
  return largestNet(regime(order.date, order.merchant.country), value, local);
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
