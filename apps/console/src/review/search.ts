import { oneOf, searchOf, textOf } from '../address/search-params.js';
import { placeOf, type SkuStatus } from '../skus/sku-row.js';

/** The statuses that an operator may decide about, the default first. */
export const REVIEWED = [
  'LOCALIZATION_SKIPPED',
  'REVIEW_DENIED',
  'READY_FOR_SALES_CHANNEL',
] as const satisfies readonly SkuStatus[];

/** The filters of the queue as they are in the address, and the SKU that is shown. */
export const reviewSearch = searchOf({
  /** SKUs that wait for an operator where it is left out. */
  status: oneOf(REVIEWED),
  merchant: textOf,
  /** The merchant and the id of a SKU, with a colon between them; the oldest one where it is left out. */
  sku: (value) => {
    const sku = textOf(value);
    return placeOf(sku) && sku;
  },
});

export type ReviewSearch = ReturnType<typeof reviewSearch>;
