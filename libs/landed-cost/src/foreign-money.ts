import { Decimal, allocation, decimal, roundMoney, unitPrice, type Numeric } from '#money';
import { toMerchant, type Factors } from './terms.js';

/** The members that the totals of both currencies have in common. The names are from the specification. */
export interface Totals {
  orderValue: Decimal;
  itemsGross: Decimal;
  itemsDiscount: Decimal;
  shippingGross: Decimal;
  shippingDiscount: Decimal;
  taxes: Decimal;
  fees: Decimal;
}

export type LocalTotals = Totals & { grossInboundValue: Decimal; netInboundValue: Decimal };
export type ForeignTotals = Totals & { grossOutboundValue: Decimal; netOutboundValue: Decimal };

/** Merchant currency per unit, with as many decimals as the line's total needs ({@link unitPrice}). */
export interface ForeignPrices {
  id: string;
  foreignListPrice: Decimal;
  foreignSalePrice: Decimal;
  invoicedPrice: Decimal;
}

/** One line, with prices in the channel's currency. */
interface Line {
  id: string;
  quantity: number;
  listPrice: Numeric;
  salePrice: Numeric;
}

/**
 * Computes the totals in the merchant's currency, which add up as shown (decision 6.7). The items and the shipping,
 * each with and without discount, the gross value and the fees are converted; the other totals are their sums and
 * differences.
 */
export function foreignTotals(
  local: LocalTotals,
  factors: Factors,
  currency: string,
): ForeignTotals {
  const convert = (amount: Decimal) => roundMoney(toMerchant(amount, factors), currency);
  const itemsGross = convert(local.itemsGross);
  const itemsNet = convert(local.itemsGross.minus(local.itemsDiscount));
  const shippingGross = convert(local.shippingGross);
  const shippingNet = convert(local.shippingGross.minus(local.shippingDiscount));
  const orderValue = itemsNet.plus(shippingNet);
  // The rounded parts may be a cent below the gross value: taxes are never negative.
  const grossOutboundValue = local.taxes.isZero()
    ? orderValue
    : Decimal.min(orderValue, convert(local.grossInboundValue));
  const fees = convert(local.fees);
  return {
    orderValue,
    itemsGross,
    itemsDiscount: itemsGross.minus(itemsNet),
    shippingGross,
    shippingDiscount: shippingGross.minus(shippingNet),
    taxes: orderValue.minus(grossOutboundValue),
    fees,
    grossOutboundValue,
    netOutboundValue: grossOutboundValue.minus(fees),
  };
}

/**
 * Computes the unit prices of the lines, which add up to the totals: list prices to `itemsGross`, sale prices to
 * `itemsGross` less `itemsDiscount`, and invoiced prices to the goods part of `grossOutboundValue`, the rest of which
 * is shipping (decision 6.7).
 */
export function foreignPrices(
  lines: readonly Line[],
  totals: ForeignTotals,
  currency: string,
): ForeignPrices[] {
  const itemsNet = totals.itemsGross.minus(totals.itemsDiscount);
  const shippingNet = totals.shippingGross.minus(totals.shippingDiscount);
  const shareGross = allocation(currency, [itemsNet, shippingNet]);
  const goods = shareGross(totals.grossOutboundValue)[0]!;
  const listPrices = unitPrices(totals.itemsGross, lines, 'listPrice', currency);
  const salePrices = unitPrices(itemsNet, lines, 'salePrice', currency);
  const invoicedPrices = unitPrices(goods, lines, 'salePrice', currency);
  return lines.map(({ id }, i) => ({
    id,
    foreignListPrice: listPrices[i]!,
    foreignSalePrice: salePrices[i]!,
    invoicedPrice: invoicedPrices[i]!,
  }));
}

/** Divides a total over the lines to the cent, by price × quantity, as decision 5.9 divides taxes. */
function unitPrices(
  total: Decimal,
  lines: readonly Line[],
  price: 'listPrice' | 'salePrice',
  currency: string,
): Decimal[] {
  const weights = lines.map((line) => decimal(line[price]).times(line.quantity));
  const quantities = lines.map(({ quantity }) => new Decimal(quantity));
  const share = allocation(currency, weights, quantities);
  return share(total).map((value, i) =>
    unitPrice(value, lines[i]!.quantity, currency, lines.length),
  );
}
