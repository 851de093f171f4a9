import { isOn } from '../../address/search-params.js';

/** What is open on the page of a SKU, as it is in the address. */
export interface SkuPageSearch {
  edit?: true | undefined;
}

export function skuPageSearch(given: Readonly<Record<string, unknown>>): SkuPageSearch {
  return isOn(given['edit']) ? { edit: true } : {};
}
