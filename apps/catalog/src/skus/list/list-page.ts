import type { ListRange, PageRequest } from '#edge';
import type { PageRange } from '../store/page-range.js';
import type { SkuFilters, SkuView } from '../store/sku-list.store.js';

/** The filters of a list of SKUs or inventories; inventories support only some of them. */
export type ListRequest = PageRequest<ListFilters>;

export type ListFilters = SkuFilters & {
  /** Only records updated after this; ISO 8601 UTC, exclusive. */
  lastUpdateDateFrom?: string | undefined;
  view?: SkuView | undefined;
  /** In an operator's list: only records of this merchant. */
  merchantId?: string | undefined;
};

export function pageRange({ lastUpdateDateFrom: from }: ListFilters, range: ListRange): PageRange {
  return { ...range, from };
}
