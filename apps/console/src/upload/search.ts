import type { KindId } from '@entrepot/product-files';
import { oneOf, searchOf } from '../address/search-params.js';

export const KIND_IDS = ['products', 'prices', 'stock'] as const satisfies readonly KindId[];

/** The state of the page, as in the address. */
export const uploadSearch = searchOf({
  /** The filter of the listed lines. */
  show: oneOf(['refused', 'warning', 'review', 'failed']),
  /** The kind of file whose columns are described. */
  kind: oneOf(KIND_IDS),
});

export type UploadSearch = ReturnType<typeof uploadSearch>;
