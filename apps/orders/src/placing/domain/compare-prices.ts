import { decimal, minorUnits, roundMoney, type Decimal } from '#money';
import type { NewItem, NewOrder } from '../../order/domain/new-order.js';
import { PRICES_KEPT_DAYS, type ListedPrice } from '../../reference/domain/listed-price.js';
import type { Checked } from './reference-data.js';

/** A line whose sale price was not a price of its listing. */
export interface PriceDifference {
  itemId: string;
  skuId: string;
  /** The unit price, rounded to the currency. */
  sold: Decimal;
  /** The listed prices, the newest first; at least one. */
  listed: readonly [Decimal, ...Decimal[]];
}

const HOUR_MS = 3_600_000;
/** A price changes while a buyer's cart is open, and a channel shows the new one later. */
const LISTED_MS = 24 * HOUR_MS;
/** For earlier orders, some of these prices are no longer known. */
const COMPARED_MS = PRICES_KEPT_DAYS * 24 * HOUR_MS - LISTED_MS;

/** Longer than an event takes from pricing to orders. */
const LATE_MS = 60_000;

/** The moment whose prices an order is compared with; a future moment counts as now. */
export function soldAt({ creationDate }: Pick<NewOrder, 'creationDate'>, now: Date): Date {
  return creationDate && creationDate < now ? creationDate : now;
}

/**
 * Finds the lines of a channel's order whose sale price, which the buyer paid, differs from every price that their
 * listing had in the 24 hours before the order (decision 10.15). A line is not compared if some prices of those hours
 * may be unknown, or none is in the order's currency. A quoted order where prices include taxes is not compared either:
 * its lines include the taxes of their cart instead of those of the listing.
 * @param reference `changes` of the prices of its SKUs, the newest first
 */
export function priceDifferences(
  order: NewOrder,
  reference: Pick<Checked, 'channel' | 'skus'> & { changes: readonly ListedPrice[] },
  now: Date,
): PriceDifference[] {
  const { currency, items, quote } = order;
  const soldDate = soldAt(order, now);
  if (quote && !reference.channel.taxesOnline) return [];
  if (now.getTime() - soldDate.getTime() > COMPARED_MS) return [];
  const bySku = Map.groupBy(reference.changes, ({ skuId }) => skuId);
  return items.flatMap((item, i) => {
    const { skuId } = reference.skus[i]!;
    const until = (bySku.get(skuId) ?? []).filter(({ validFrom }) => validFrom <= soldDate);
    const from = soldDate.getTime() - LISTED_MS;
    if (!areComplete(until, from, now)) return [];
    const inCurrency = pricesSince(from, until).filter((price) => price.currency === currency);
    const listed = inCurrency.map(({ sale }) => roundMoney(decimal(sale), currency));
    return differenceOf(item, skuId, listed, currency);
  });
}

/**
 * Whether all changes since a moment are known. Changes from before the first known price are unknown. If the newest
 * change became known late, for example because the stream is read from its beginning, newer ones may follow for an
 * hour.
 */
function areComplete(changes: readonly ListedPrice[], from: number, now: Date): boolean {
  const [newest, oldest] = [changes[0], changes.at(-1)];
  if (!newest || !oldest) return false;
  const knownAt = newest.knownAt.getTime();
  const wasInTime = knownAt - newest.validFrom.getTime() <= LATE_MS;
  if (!wasInTime && now.getTime() - knownAt < HOUR_MS) return false;
  return oldest.request === 1 || oldest.validFrom.getTime() <= from;
}

/** The prices that were in force at a moment or later. */
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

/** Describes the differences of at most 20 lines, each with at most 3 prices of its listing. */
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
