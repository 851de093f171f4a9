import { KIND_IDS } from './kinds/kind.js';
import type { KindId } from './kinds/kind.js';

const SHOWN = ['refused', 'warning', 'review', 'failed'] as const;

/** What the page shows, as it is in the address. */
export interface UploadSearch {
  /** Which lines are listed. */
  show?: (typeof SHOWN)[number] | undefined;
  /** Of which kind of file the columns are described. */
  kind?: KindId | undefined;
}

/** Leaves out what is no filter. */
export function uploadSearch(given: Readonly<Record<string, unknown>>): UploadSearch {
  const show = SHOWN.find((one) => one === given['show']);
  const kind = KIND_IDS.find((one) => one === given['kind']);
  return { ...(show !== undefined && { show }), ...(kind !== undefined && { kind }) };
}
