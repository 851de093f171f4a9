import { oneOf, searchOf, textOf } from '../address/search-params.js';

/** The channel, the filters and the selected category from the address. */
export const categorySearch = searchOf({
  channel: textOf,
  tab: oneOf(['attributes']),
  /** Whether mapped categories are listed, too. */
  show: oneOf(['all']),
  /** Words of the category's name. */
  text: textOf,
  /** The reference category that is being mapped. */
  category: textOf,
});

export type CategorySearch = ReturnType<typeof categorySearch>;
