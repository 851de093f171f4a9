import { searchOf, switchOf, textOf } from '../../address/search-params.js';

/** What is open on the page of a SKU's prices, as it is in the address. */
export const skuPricesSearch = searchOf({
  /** For operators, as several merchants may have a SKU of this id. */
  merchant: textOf,
  /** The price that is explained. */
  channel: textOf,
  /** Is the form open that sets a price? */
  set: switchOf,
});
