import {
  Id,
  Instant,
  MerchantFilter,
  PageOrder,
  PageSize,
  PageToken,
  parseInstant,
  type ListOrder,
} from '#edge';
import { SEARCH_BY_PARTS } from '#platform';
import type { PriceListQuery } from './list-prices.js';

const optional = true;

export class ListPricesQuery {
  @Instant('ISO 8601, inclusive lower bound.', { optional, notAfter: 'lastUpdateDateUntil' })
  lastUpdateDateFrom?: string;

  @Instant('ISO 8601, inclusive upper bound.', { optional }) lastUpdateDateUntil?: string;
  @Id(`Part of the id or title of a SKU. ${SEARCH_BY_PARTS}`, { optional }) text?: string;
  @Id('The SKU id. Lists this SKU only.', { optional }) skuId?: string;
  @PageOrder() order?: ListOrder;
  @PageToken() nextPageToken?: string;
  @PageSize() pageSize?: number;
}

/** The same parameters for operators, who read across merchants. */
export class ListPricesOfAllMerchantsQuery extends ListPricesQuery {
  @MerchantFilter() merchantId?: string;
}

/** Normalizes bounds to UTC texts, so that filters can be compared and stored in page tokens. */
export function toPriceListQuery({
  order,
  nextPageToken,
  pageSize,
  ...filters
}: ListPricesOfAllMerchantsQuery): PriceListQuery {
  return {
    filters: {
      ...filters,
      lastUpdateDateFrom: utc(filters.lastUpdateDateFrom, 'start'),
      lastUpdateDateUntil: utc(filters.lastUpdateDateUntil, 'end'),
    },
    order,
    nextPageToken,
    pageSize,
  };
}

function utc(text: string | undefined, bareDate: 'start' | 'end'): string | undefined {
  return text === undefined ? undefined : parseInstant(text, { bareDate })?.toISOString();
}
