import type { ListRange, PageRequest } from '#platform';
import type { PageRange } from '../store/page-range.js';

export type ListRequest = PageRequest<ListFilters>;

export type ListFilters = {
  /** Only records updated after this; ISO 8601 UTC, exclusive. */
  lastUpdateDateFrom?: string;
  /** In an operator's list: only records of this merchant. */
  merchantId?: string;
};

export function pageRange({ lastUpdateDateFrom: from }: ListFilters, range: ListRange): PageRange {
  return { ...range, from };
}
