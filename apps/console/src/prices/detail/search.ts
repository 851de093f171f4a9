import { searchOf, switchOf, textOf } from '../../address/search-params.js';

/** The state of the page of a SKU's prices, as in the address. */
export const skuPricesSearch = searchOf({
  /** For operators, as several merchants may have a SKU of this id. */
  merchant: textOf,
  /** The price whose breakdown is shown. */
  channel: textOf,
  /** Whether the form that sets a price is open. */
  set: switchOf,
});
