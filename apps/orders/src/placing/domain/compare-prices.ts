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

/** More than an event needs from pricing to orders. */
const LATE_MS = 60_000;

/** The moment whose prices an order is compared with; one of the future counts as now. */
export function soldAt({ creationDate }: Pick<NewOrder, 'creationDate'>, now: Date): Date {
  return creationDate && creationDate < now ? creationDate : now;
}

/**
 * The lines of a channel's order whose sale price, which the buyer paid, is none of those that their listing had in the
 * 24 hours before the order (decision 10.15). A line is not compared if the prices of those hours may not all be known, or
 * none of them is in the order's currency. Nor is a quoted order where prices include taxes: its lines carry the taxes of
 * their cart instead of those of the listing.
 * @param known `changes` of the prices of its SKUs, the newest first
 */
export function priceDifferences(
  order: NewOrder,
  known: Pick<Checked, 'channel' | 'skus'> & { changes: readonly ListedPrice[] },
  now: Date,
): PriceDifference[] {
  const { currency, items, quote } = order;
  const at = soldAt(order, now);
  if (quote && known.channel.taxType === 'DDP') return [];
  if (now.getTime() - at.getTime() > COMPARED_MS) return [];
  const bySku = Map.groupBy(known.changes, ({ skuId }) => skuId);
  return items.flatMap((item, i) => {
    const { skuId } = known.skus[i]!;
    const until = (bySku.get(skuId) ?? []).filter(({ validFrom }) => validFrom <= at);
    const from = at.getTime() - LISTED_MS;
    if (!areComplete(until, from, now)) return [];
    const inCurrency = pricesSince(from, until).filter((price) => price.currency === currency);
    const listed = inCurrency.map(({ sale }) => roundMoney(decimal(sale), currency));
    return differenceOf(item, skuId, listed, currency);
  });
}

/**
 * Are all changes since a moment known? Not those before the stream of prices or its reading began. And where the newest
 * became known late, as when the stream is read from its beginning, newer ones may follow for an hour.
 */
function areComplete(changes: readonly ListedPrice[], from: number, now: Date): boolean {
  const [newest, oldest] = [changes[0], changes.at(-1)];
  if (!newest || !oldest) return false;
  const knownAt = newest.knownAt.getTime();
  const wasInTime = knownAt - newest.validFrom.getTime() <= LATE_MS;
  if (!wasInTime && now.getTime() - knownAt < HOUR_MS) return false;
  return oldest.request === 1 || oldest.validFrom.getTime() <= from;
}

/** The prices that were in force at a moment or after it. */
function pricesSince(from: number, changes: readonly ListedPrice[]) {
  return changes.flatMap(({ sale, currency }, i) => {
    const until = changes[i - 1]?.validFrom.getTime() ?? Infinity;
    return sale !== null && until > from ? [{ sale, currency }] : [];
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
