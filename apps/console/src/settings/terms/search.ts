import { textOf } from '../../address/search-params.js';
import { KINDS } from './requests.js';
import type { Kind } from './requests.js';

/** The state of the page of a destination, as in the address. */
export interface TermsSearch {
  /** Defaults to rule sets. */
  kind?: Kind | undefined;
  /** The revision; defaults to the one in force. */
  id?: string | undefined;
  /** For duty rates: the prefix of the HS code. */
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

/** The initial content of the form: a revision to correct. */
export type LoadSearch = Pick<TermsSearch, 'kind' | 'id'>;

export function loadSearch(given: Readonly<Record<string, unknown>>): LoadSearch {
  const { kind, id } = termsSearch(given);
  return kind !== undefined && id !== undefined ? { kind, id } : {};
}
