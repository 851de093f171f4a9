import { decimal, minorUnits, roundMoney, type Decimal } from '#money';
import type { NewItem, NewOrder } from '../../order/domain/new-order.js';
import { PRICES_KEPT_DAYS, type ListedPrice } from '../../reference/domain/listed-price.js';
import type { Checked } from './check-order.js';

/** A line that was sold at a price that its listing did not have. */
export interface PriceDifference {
  itemId: string;
  skuId: string;
  /** Of one unit, rounded to the currency. */
  sold: Decimal;
  /** The newest first; at least one. */
  listed: readonly [Decimal, ...Decimal[]];
}

const HOUR_MS = 3_600_000;
/** A price changes while a buyer's cart is open, and a channel shows the new one later. */
const LISTED_MS = 24 * HOUR_MS;
/** Of earlier orders not all of these prices are known any more. */
const COMPARED_MS = PRICES_KEPT_DAYS * 24 * HOUR_MS - LISTED_MS;

/**
 * The lines of a channel's order whose sale price, which the buyer paid, is none of those that their listing had in the
 * 24 hours before the order (decision 10.15). A line without a known price in the order's currency is not compared. Nor is
 * a quoted order where prices include taxes: its lines carry the taxes of their cart instead of those of the listing.
 * @param known `changes` of the prices of its SKUs, the newest first
 */
export function priceDifferences(
  { currency, items, quote, creationDate }: NewOrder,
  known: Pick<Checked, 'channel' | 'skus'> & { changes: readonly ListedPrice[] },
  now: Date,
): PriceDifference[] {
  const soldAt = creationDate && creationDate < now ? creationDate : now;
  if (quote && known.channel.taxType === 'DDP') return [];
  if (now.getTime() - soldAt.getTime() > COMPARED_MS) return [];
  const bySku = Map.groupBy(known.changes, ({ skuId }) => skuId);
  return items.flatMap((item, i) => {
    const { skuId } = known.skus[i]!;
    const inCurrency = pricesBefore(soldAt, bySku.get(skuId) ?? []).filter(
      (price) => price.currency === currency,
    );
    const listed = inCurrency.map(({ sale }) => roundMoney(decimal(sale), currency));
    return differenceOf(item, skuId, listed, currency);
  });
}

/** The prices that were in force at some moment of the 24 hours before an order. */
function pricesBefore(soldAt: Date, changes: readonly ListedPrice[]) {
  const from = soldAt.getTime() - LISTED_MS;
  return changes.flatMap(({ validFrom, sale, currency }, i) => {
    const until = changes[i - 1]?.validFrom.getTime() ?? Infinity;
    return sale !== null && validFrom <= soldAt && until > from ? [{ sale, currency }] : [];
  });
}

function differenceOf(
  { id: itemId, salePrice }: NewItem,
  skuId: string,
  [newest, ...former]: readonly Decimal[],
  currency: string,
): PriceDifference[] {
  const sold = roundMoney(salePrice, currency);
  if (!newest || [newest, ...former].some((price) => price.equals(sold))) return [];
  return [{ itemId, skuId, sold, listed: [newest, ...former] }];
}

const MAX_LINES = 20;
const MAX_PRICES = 3;

/** The differences in words: of 20 lines, each with 3 prices of its listing. */
export function differenceDetail(
  currency: string,
  differences: readonly PriceDifference[],
): string {
  const digits = minorUnits(currency);
  const lines = differences.slice(0, MAX_LINES).map((line) => lineText(line, digits));
  const more = differences.length - lines.length;
  const rest = more === 0 ? [] : [`${more} more items`];
  return `prices in ${currency} differ from the listing: ${[...lines, ...rest].join('; ')}`;
}

function lineText({ itemId, skuId, sold, listed }: PriceDifference, digits: number): string {
  const prices = [...new Set(listed.map((price) => price.toFixed(digits)))];
  const [newest, ...former] = prices.slice(0, MAX_PRICES);
  const by = sold.minus(listed[0]);
  const text = `${skuId} (item ${itemId}) sold at ${sold.toFixed(digits)}, listed at ${newest} (${by.isPositive() ? '+' : ''}${by.toFixed(digits)})`;
  return former.length === 0 ? text : `${text}, before at ${former.join(' and ')}`;
}
