import { dayOf, firstMoment, lastMoment, textOf } from '../address/search-params.js';

/** The merchant whose records are listed. */
export const MERCHANT = {
  read: textOf,
  query: (merchantId: string) => ({ merchantId }),
  matches: (row: { merchantId: string }, merchant: string) => row.merchantId === merchant,
};

/** The first and the last day on which a record was created, in UTC: `2026-11-24`. */
export const CREATED = {
  from: {
    read: dayOf,
    query: (day: string) => ({ creationDateFrom: firstMoment(day) }),
    matches: (row: { creationDate: string }, day: string) => row.creationDate >= firstMoment(day),
  },
  until: {
    read: dayOf,
    query: (day: string) => ({ creationDateUntil: lastMoment(day) }),
    matches: (row: { creationDate: string }, day: string) => row.creationDate <= lastMoment(day),
  },
};

/** The channel of a record. */
export const CHANNEL = {
  read: textOf,
  query: (salesChannel: string) => ({ salesChannel }),
  matches: (row: { salesChannel: string }, channel: string) => row.salesChannel === channel,
};

/** An id of any kind; only the service can match it. */
export const ANY_ID = byText('text');

/**
 * Creates a filter by a text that the API takes under a name. @returns a filter without live matching, for polled lists
 */
export function byText<N extends string>(name: N) {
  return { read: textOf, query: (value: string) => ({ [name]: value }) as Record<N, string> };
}
