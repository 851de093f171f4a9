import { KIND_IDS } from './kinds/kind.js';
import type { KindId } from './kinds/kind.js';

const SHOWN = ['refused', 'warning', 'review', 'failed'] as const;

/** The state of the page, as in the address. */
export interface UploadSearch {
  /** The filter of the listed lines. */
  show?: (typeof SHOWN)[number] | undefined;
  /** The kind of file whose columns are described. */
  kind?: KindId | undefined;
}

/** Leaves out invalid values. */
export function uploadSearch(given: Readonly<Record<string, unknown>>): UploadSearch {
  const show = SHOWN.find((one) => one === given['show']);
  const kind = KIND_IDS.find((one) => one === given['kind']);
  return { ...(show !== undefined && { show }), ...(kind !== undefined && { kind }) };
}
