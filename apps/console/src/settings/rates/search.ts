import { dayOf, firstMoment, lastMoment, searchOf, textOf } from '../../address/search-params.js';

/** The filters of the list as they are in the address; the days are UTC: `2026-11-24`. */
export const rateSearch = searchOf({
  quote: (value) => textOf(value)?.toUpperCase(),
  from: dayOf,
  until: dayOf,
});

/** The API's query of the filters. */
export function rateQuery({ quote, from, until }: ReturnType<typeof rateSearch>) {
  return {
    quote,
    from: from && firstMoment(from),
    until: until && lastMoment(until),
  };
}
