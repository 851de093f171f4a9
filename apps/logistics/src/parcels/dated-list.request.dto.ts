import { Instant, PageOrder, PageSize, PageToken, parseInstant, type ListOrder } from '#edge';

const optional = true;
const FROM = 'ISO 8601, inclusive lower bound.';
const UNTIL = 'ISO 8601, inclusive upper bound.';

/** The common query members of the lists of logistics. */
export class DatedListQuery {
  @Instant(FROM, { optional, notAfter: 'creationDateUntil' }) creationDateFrom?: string;
  @Instant(UNTIL, { optional }) creationDateUntil?: string;
  @Instant(FROM, { optional, notAfter: 'lastUpdateDateUntil' }) lastUpdateDateFrom?: string;
  @Instant(UNTIL, { optional }) lastUpdateDateUntil?: string;
  @PageOrder() order?: ListOrder;
  @PageToken() nextPageToken?: string;
  @PageSize() pageSize?: number;
}

/** The bounds as UTC texts, so that filters can be compared and stored in page tokens. */
export function utcBounds(query: DatedListQuery) {
  return {
    creationDateFrom: utc(query.creationDateFrom, 'start'),
    creationDateUntil: utc(query.creationDateUntil, 'end'),
    lastUpdateDateFrom: utc(query.lastUpdateDateFrom, 'start'),
    lastUpdateDateUntil: utc(query.lastUpdateDateUntil, 'end'),
  };
}

function utc(text: string | undefined, bareDate: 'start' | 'end'): string | undefined {
  return text === undefined ? undefined : parseInstant(text, { bareDate })?.toISOString();
}
