import { oneOf, searchOf } from '../address/search-params.js';
import { KIND_IDS } from './kinds/kind.js';

/** What the page shows, as it is in the address. */
export const uploadSearch = searchOf({
  /** Which lines are listed. */
  show: oneOf(['refused', 'warning', 'review', 'failed']),
  /** Of which kind of file the columns are described. */
  kind: oneOf(KIND_IDS),
});

export type UploadSearch = ReturnType<typeof uploadSearch>;
