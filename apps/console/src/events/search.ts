import { textOf } from '../address/search-params.js';

/** The filters of the events, as in the address. */
export interface EventSearch {
  /** For operators: the merchant of the events. */
  merchant?: string | undefined;
  /** Separated by commas. */
  types?: string | undefined;
  subject?: string | undefined;
  /** The id of a trace, 32 hexadecimal digits. */
  trace?: string | undefined;
  /** The id of the open event. */
  open?: string | undefined;
}

const NAMES = ['merchant', 'types', 'subject', 'trace', 'open'] as const;

/** Leaves out invalid values. */
export function eventSearch(given: Readonly<Record<string, unknown>>): EventSearch {
  const texts = NAMES.map((name) => [name, textOf(given[name])] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}
