import { DEFAULT_PAGE_SIZE, type PageTokens } from '#platform';
import type { PageRange } from '../store/page-range.js';

/** What a request for a page asks for. */
export interface ListRequest {
  filters: ListFilters;
  nextPageToken?: string;
  pageSize?: number;
}

/** Only records updated after this; ISO 8601 UTC, exclusive. */
export type ListFilters = { lastUpdateDateFrom?: string };

/** Some records of a list; without `nextPageToken` they are the last. */
export interface ListPage<R> {
  records: R[];
  nextPageToken?: string;
}

/** One of a merchant's lists. */
interface List<R> {
  /** Names it in its page tokens. */
  operation: string;
  merchantId: string;
  load: (range: PageRange) => Promise<R[]>;
}

/**
 * Reads a page in one statement: one record more than asked for says whether another page follows.
 * @throws Refusal `invalid-page-token` for a token of another list, merchant or filter (decision 1.8)
 */
export async function readPage<R extends { id: string; lastUpdateDate: Date }>(
  tokens: PageTokens,
  { operation, merchantId, load }: List<R>,
  { filters: asked, nextPageToken, pageSize = DEFAULT_PAGE_SIZE }: ListRequest,
): Promise<ListPage<R>> {
  const tenant = `merchant/${merchantId}`;
  const continued =
    nextPageToken === undefined ? undefined : tokens.read(nextPageToken, operation, tenant, asked);
  const filters = continued?.filters ?? asked;
  const { lastUpdateDateFrom: from } = filters;
  const found = await load({
    ...(from === undefined ? {} : { from }),
    ...(continued ? { after: continued.position } : {}),
    limit: pageSize + 1,
  });
  const records = found.slice(0, pageSize);
  const last = records.at(-1);
  if (found.length <= pageSize || !last) return { records };
  const position = { lastUpdateDate: last.lastUpdateDate.toISOString(), id: last.id };
  return { records, nextPageToken: tokens.issue(operation, tenant, filters, position) };
}
