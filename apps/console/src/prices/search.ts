import { dayOf, firstMoment, lastMoment, textOf } from '../app/search-params.js';
import type { PriceRow } from './price-row.js';

/** The filters of the list as they are in the address. */
export interface PriceSearch {
  /** The whole id of a SKU. */
  text?: string | undefined;
  merchant?: string | undefined;
  /** The first and the last day on which a price was localized, in UTC: `2026-11-24`. */
  from?: string | undefined;
  until?: string | undefined;
  /** The oldest change first. */
  order?: 'asc' | undefined;
}

/** Leaves out what is no filter. */
export function priceSearch(given: Readonly<Record<string, unknown>>): PriceSearch {
  const found: Partial<Record<keyof PriceSearch, string | undefined>> = {
    text: textOf(given['text']),
    merchant: textOf(given['merchant']),
    from: dayOf(given['from']),
    until: dayOf(given['until']),
    order: given['order'] === 'asc' ? 'asc' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The API's query of the filters; without the page and its size. */
export function priceQuery(search: PriceSearch) {
  const { text, merchant, from, until, order = 'desc' } = search;
  return {
    ...(text !== undefined && { text }),
    ...(merchant !== undefined && { merchantId: merchant }),
    ...(from !== undefined && { lastUpdateDateFrom: firstMoment(from) }),
    ...(until !== undefined && { lastUpdateDateUntil: lastMoment(until) }),
    order,
  } as const;
}

/** Do the filters let a price through? */
export function matches({ text, merchant, from, until }: PriceSearch, price: PriceRow): boolean {
  const { skuId, merchantId, lastUpdateDate } = price;
  return (
    (text === undefined || text === skuId) &&
    (merchant === undefined || merchant === merchantId) &&
    (from === undefined || lastUpdateDate >= firstMoment(from)) &&
    (until === undefined || lastUpdateDate <= lastMoment(until))
  );
}

/** What is open on the page of a SKU's prices, as it is in the address. */
export interface SkuPricesSearch {
  /** For operators, as several merchants may have a SKU of this id. */
  merchant?: string | undefined;
  /** The price that is explained. */
  channel?: string | undefined;
}

export function skuPricesSearch(given: Readonly<Record<string, unknown>>): SkuPricesSearch {
  const merchant = textOf(given['merchant']);
  const channel = textOf(given['channel']);
  return {
    ...(merchant !== undefined && { merchant }),
    ...(channel !== undefined && { channel }),
  };
}
