import { dayOf, textOf } from '../../address/search-params.js';

/** The filters of the list as they are in the address. */
export interface RestrictionSearch {
  destination?: string | undefined;
  code?: string | undefined;
  /** UTC: `2026-11-24`. */
  on?: string | undefined;
}

export function restrictionSearch(given: Readonly<Record<string, unknown>>): RestrictionSearch {
  const found: RestrictionSearch = {
    destination: textOf(given['destination'])?.toUpperCase(),
    code: textOf(given['code']),
    on: dayOf(given['on']),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
