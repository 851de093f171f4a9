import { oneOf, searchOf, textOf } from '../address/search-params.js';

/** The channel, the filters and the selected category as they are in the address. */
export const categorySearch = searchOf({
  channel: textOf,
  tab: oneOf(['attributes']),
  /** Mapped categories as well. */
  show: oneOf(['all']),
  /** Words of the category. */
  text: textOf,
  /** The reference category that is being mapped. */
  category: textOf,
});

export type CategorySearch = ReturnType<typeof categorySearch>;
