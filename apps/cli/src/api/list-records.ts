import type { Entrepot, OperationId } from '@entrepot/client';
import { CliError, EXIT } from '../terminal/errors.js';
import type { ApiRecord, ListSpec } from './command-spec.js';
import { callAny, factsOf } from './operations.js';

export interface ListOptions {
  /** Which records come first. */
  order?: 'newest' | 'oldest' | undefined;
  limit?: number | undefined;
  signal: AbortSignal;
}

interface ListRequest {
  path?: object | undefined;
  query: object;
  list: Pick<ListSpec, 'member' | 'order'>;
  options: ListOptions;
}

/** The API's largest page. */
const PAGE_SIZE = 200;
/** A list that the API gives in the other order is read to its end before it is printed. */
export const MAX_REVERSED = 10_000;

interface Page extends ApiRecord {
  nextPageToken?: string;
  next?: string;
  after?: string;
  more?: boolean;
  unavailable?: string[];
}

/**
 * The records of a list, page after page.
 * @throws CliError at its end when services did not answer, or when it is too long to be reversed
 */
export async function* listRecords(
  client: Entrepot,
  operation: OperationId,
  { path, query, list, options }: ListRequest,
): AsyncGenerator<ApiRecord> {
  const { order = 'newest', limit = Number.POSITIVE_INFINITY, signal } = options;
  const facts = factsOf(operation);
  const ordered = facts.query['order'] ? { order: order === 'newest' ? 'desc' : 'asc' } : {};
  const sized = facts.pages ? { pageSize: Math.min(limit, PAGE_SIZE) } : {};
  const input = { path, query: { ...query, ...ordered, ...sized }, signal };
  const pages = pagesOf(client, operation, input);
  const isReversed =
    list.order !== undefined && options.order !== undefined && list.order !== order;
  const unavailable = new Set<string>();
  const records = recordsOf(pages, list.member, unavailable);
  let remaining = limit;
  for await (const record of isReversed ? reversed(records) : records) {
    remaining -= 1;
    yield record;
    if (remaining === 0) break;
  }
  if (unavailable.size === 0) return;
  const message = `The list is incomplete: no answer from ${[...unavailable].join(', ')}.`;
  throw new CliError(message, 'entrepot status', EXIT.unavailable);
}

async function* recordsOf(
  pages: AsyncIterable<Page>,
  member: string,
  unavailable: Set<string>,
): AsyncGenerator<ApiRecord> {
  for await (const page of pages) {
    for (const service of page.unavailable ?? []) unavailable.add(service);
    yield* page[member] as ApiRecord[];
  }
}

async function* pagesOf(
  client: Entrepot,
  operation: OperationId,
  {
    path,
    query: filters,
    signal,
  }: { path?: object | undefined; query: object; signal: AbortSignal },
): AsyncGenerator<Page> {
  let query: object | undefined = filters;
  while (query !== undefined) {
    const page = (await callAny(client, operation, {
      ...(path && { path }),
      query,
      signal,
    })) as Page;
    yield page;
    query = nextQuery(filters, page);
  }
}

/** Lists name the next page in one of three ways. */
function nextQuery(filters: object, page: Page): object | undefined {
  const { nextPageToken, next, more, after } = page;
  if (nextPageToken !== undefined) return { ...filters, nextPageToken };
  if (next !== undefined) return { ...filters, after: next };
  if (more !== true) return undefined;
  const { from: _, ...rest } = filters as { from?: string };
  return { ...rest, after };
}

async function* reversed(records: AsyncIterable<ApiRecord>): AsyncGenerator<ApiRecord> {
  const all: ApiRecord[] = [];
  for await (const record of records) {
    all.push(record);
    if (all.length <= MAX_REVERSED) continue;
    const message = `The list has more than ${MAX_REVERSED.toLocaleString('en-US')} records, too many to be reversed.`;
    throw new CliError(message, 'leave --order out, or use filters', EXIT.usage);
  }
  yield* all.toReversed();
}
