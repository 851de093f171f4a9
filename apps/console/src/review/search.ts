import { oneOf, searchOf, textOf } from '../address/search-params.js';
import { placeOf, type SkuStatus } from '../skus/sku-row.js';

/** The statuses that an operator may decide about, the default first. */
export const REVIEWED = [
  'LOCALIZATION_SKIPPED',
  'REVIEW_DENIED',
  'READY_FOR_SALES_CHANNEL',
] as const satisfies readonly SkuStatus[];

/** The filters of the queue and the shown SKU, as in the address. */
export const reviewSearch = searchOf({
  /** Defaults to SKUs that wait for an operator. */
  status: oneOf(REVIEWED),
  merchant: textOf,
  /** The merchant and the id of a SKU, joined by a colon; defaults to the oldest SKU. */
  sku: (value) => {
    const sku = textOf(value);
    return placeOf(sku) && sku;
  },
});

export type ReviewSearch = ReturnType<typeof reviewSearch>;
