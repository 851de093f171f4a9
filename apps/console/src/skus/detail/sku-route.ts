import { isOn } from '../../address/search-params.js';

/** The state of the page of a SKU, as in the address. */
export interface SkuPageSearch {
  edit?: true | undefined;
}

export function skuPageSearch(given: Readonly<Record<string, unknown>>): SkuPageSearch {
  return isOn(given['edit']) ? { edit: true } : {};
}
