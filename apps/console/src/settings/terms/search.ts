import { oneOf, searchOf, textOf } from '../../address/search-params.js';
import { KINDS } from './requests.js';

/** What the page of a destination shows, as it is in the address. */
export const termsSearch = searchOf({
  /** Rule sets when left out. */
  kind: oneOf(KINDS),
  /** The revision; what is in force when left out. */
  id: textOf,
  /** Of duty rates: what the HS code begins with. */
  code: textOf,
});

export type TermsSearch = ReturnType<typeof termsSearch>;

/** The filter of the list of destinations: part of a code or a name. */
export const termsListSearch = searchOf({ find: textOf });

/** The initial content of the form: a revision to correct. */
export type LoadSearch = Pick<TermsSearch, 'kind' | 'id'>;

export function loadSearch(given: Readonly<Record<string, unknown>>): LoadSearch {
  const { kind, id } = termsSearch(given);
  return kind !== undefined && id !== undefined ? { kind, id } : {};
}
