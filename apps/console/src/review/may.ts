import type { SkuStatus } from '../skus/sku-row.js';
import { REVIEWED } from './search.js';

/** Whether an operator may approve a SKU of this status or change its texts (decision 3.5). */
export function maySave(status: SkuStatus): boolean {
  return REVIEWED.some((reviewedStatus) => reviewedStatus === status);
}

/** Whether an operator may deny a SKU of this status (decision 3.5). */
export function mayDeny(status: SkuStatus): boolean {
  return status === 'LOCALIZATION_SKIPPED';
}
