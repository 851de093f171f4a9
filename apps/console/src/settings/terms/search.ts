import { textOf } from '../../address/search-params.js';
import { KINDS } from './requests.js';
import type { Kind } from './requests.js';

/** What the page of a destination shows, as it is in the address. */
export interface TermsSearch {
  /** Rule sets when left out. */
  kind?: Kind | undefined;
  /** The revision; what is in force when left out. */
  id?: string | undefined;
  /** Of duty rates: what the HS code begins with. */
  code?: string | undefined;
}

export function termsSearch(given: Readonly<Record<string, unknown>>): TermsSearch {
  const kind = KINDS.find((one) => one === given['kind']);
  const found: TermsSearch = { kind, id: textOf(given['id']), code: textOf(given['code']) };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The filter of the list of destinations: part of a code or a name. */
export interface TermsListSearch {
  find?: string | undefined;
}

export function termsListSearch(given: Readonly<Record<string, unknown>>): TermsListSearch {
  const find = textOf(given['find']);
  return find === undefined ? {} : { find };
}

/** What the form begins with: a revision that is corrected. */
export type LoadSearch = Pick<TermsSearch, 'kind' | 'id'>;

export function loadSearch(given: Readonly<Record<string, unknown>>): LoadSearch {
  const { kind, id } = termsSearch(given);
  return kind !== undefined && id !== undefined ? { kind, id } : {};
}
