import { dayOf, firstMoment, lastMoment, textOf } from '../../address/search-params.js';

/** The filters of the list as they are in the address; the days are UTC: `2026-11-24`. */
export interface RateSearch {
  quote?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

export function rateSearch(given: Readonly<Record<string, unknown>>): RateSearch {
  const found: RateSearch = {
    quote: textOf(given['quote'])?.toUpperCase(),
    from: dayOf(given['from']),
    until: dayOf(given['until']),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The API's query of the filters. */
export function rateQuery({ quote, from, until }: RateSearch) {
  return {
    ...(quote !== undefined && { quote }),
    ...(from !== undefined && { from: firstMoment(from) }),
    ...(until !== undefined && { until: lastMoment(until) }),
  };
}
