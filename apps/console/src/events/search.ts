import { searchOf, textOf } from '../address/search-params.js';

/** The filters of the events, as in the address. */
export const eventSearch = searchOf({
  /** For operators: the merchant of the events. */
  merchant: textOf,
  /** Separated by commas. */
  types: textOf,
  subject: textOf,
  /** The id of a trace, 32 hexadecimal digits. */
  trace: textOf,
  /** The id of the open event. */
  open: textOf,
});

export type EventSearch = ReturnType<typeof eventSearch>;
