import { isOn, textOf } from '../../address/search-params.js';

/** The state of the page of a SKU's prices, as in the address. */
export interface SkuPricesSearch {
  /** For operators, as several merchants may have a SKU of this id. */
  merchant?: string | undefined;
  /** The price whose breakdown is shown. */
  channel?: string | undefined;
  /** Whether the form that sets a price is open. */
  set?: true | undefined;
}

export function skuPricesSearch(given: Readonly<Record<string, unknown>>): SkuPricesSearch {
  const merchant = textOf(given['merchant']);
  const channel = textOf(given['channel']);
  return {
    ...(merchant !== undefined && { merchant }),
    ...(channel !== undefined && { channel }),
    ...(isOn(given['set']) && { set: true }),
  };
}
