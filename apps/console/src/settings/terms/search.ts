import { oneOf, searchOf, textOf } from '../../address/search-params.js';
import { KINDS } from './requests.js';

/** The state of the page of a destination, as in the address. */
export const termsSearch = searchOf({
  /** Defaults to rule sets. */
  kind: oneOf(KINDS),
  /** The revision; defaults to the one in force. */
  id: textOf,
  /** For duty rates: the prefix of the HS code. */
  code: textOf,
});

export type TermsSearch = ReturnType<typeof termsSearch>;

/** The filter of the list of destinations: part of a code or a name. */
export const termsListSearch = searchOf({ find: textOf });

/** The initial content of the form: a revision to correct. */
export type LoadSearch = Pick<TermsSearch, 'kind' | 'id'>;

export function loadSearch(raw: Readonly<Record<string, unknown>>): LoadSearch {
  const { kind, id } = termsSearch(raw);
  return kind !== undefined && id !== undefined ? { kind, id } : {};
}
