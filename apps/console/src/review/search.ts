import { textOf } from '../address/search-params.js';
import { placeOf } from '../skus/sku-row.js';
import type { SkuStatus } from '../skus/sku-row.js';

/** The statuses that an operator may decide about, the default first. */
export const REVIEWED = [
  'LOCALIZATION_SKIPPED',
  'REVIEW_DENIED',
  'READY_FOR_SALES_CHANNEL',
] as const satisfies readonly SkuStatus[];

export type ReviewedStatus = (typeof REVIEWED)[number];

/** The filters of the queue and the shown SKU, as in the address. */
export interface ReviewSearch {
  /** Defaults to SKUs that wait for an operator. */
  status?: ReviewedStatus | undefined;
  merchant?: string | undefined;
  /** The merchant and the id of a SKU, joined by a colon; defaults to the oldest SKU. */
  sku?: string | undefined;
}

export function reviewSearch(given: Readonly<Record<string, unknown>>): ReviewSearch {
  const sku = textOf(given['sku']);
  const found: Record<keyof ReviewSearch, unknown> = {
    status: REVIEWED.find((one) => one === given['status']),
    merchant: textOf(given['merchant']),
    sku: placeOf(sku) && sku,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
