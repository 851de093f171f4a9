import { isOn, textOf } from '../../address/search-params.js';

/** What is open on the page of a SKU's prices, as it is in the address. */
export interface SkuPricesSearch {
  /** For operators, as several merchants may have a SKU of this id. */
  merchant?: string | undefined;
  /** The price that is explained. */
  channel?: string | undefined;
  /** Is the form open that sets a price? */
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
