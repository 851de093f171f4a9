import { searchOf, textOf } from '../address/search-params.js';

/** What is shown of the events, as it is in the address. */
export const eventSearch = searchOf({
  /** For operators: whose events. */
  merchant: textOf,
  /** Separated by commas. */
  types: textOf,
  subject: textOf,
  /** The id of a trace, 32 hexadecimal digits. */
  trace: textOf,
  /** The id of the event that is open. */
  open: textOf,
});

export type EventSearch = ReturnType<typeof eventSearch>;
