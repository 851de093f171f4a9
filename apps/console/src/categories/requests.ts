import type { Schemas } from '@entrepot/client';
import { api, bodyOf, MAY_BE_ABSENT } from '../api/client.js';
import { isProblem } from '../api/problem.js';
import type { Page, Reader } from '../live/changes.js';
import type { CategoryRow, Target } from './category-row.js';

export type Taxonomy = Schemas['TaxonomyResponse'];
export type CategoryMapping = Schemas['CategoryMappingsResponse']['mappings'][number];

/** Where the mappings of a reader and what a channel takes are. */
export const MAPPINGS = {
  operator: '/ops/category-mappings/{salesChannel}',
  merchant: '/ext/category-mappings/{salesChannel}',
} as const;
const TAXONOMY = {
  operator: '/ops/sales-channels/{salesChannel}/taxonomy',
  merchant: '/ext/taxonomies/{salesChannel}',
} as const;

/** The page size; one request returns suggestions for this many categories. */
const PAGE_SIZE = 50;
const MOST = 200;
/** The maximum number of search results: more than a person reads. */
export const FOUND = 12;

/** The owner and the channel of mappings: operators map for all merchants, merchants map their own categories. */
export interface Scope {
  reader: Reader;
  channel: string;
}

interface Filters {
  text?: string | undefined;
  unmapped?: boolean;
  nextPageToken?: string | undefined;
  pageSize?: number;
}

/** A page of the categories in use. */
export async function readCategories(
  { reader, channel: salesChannel }: Scope,
  filters: Filters,
  signal: AbortSignal,
): Promise<Page<CategoryRow>> {
  const query = given({ pageSize: PAGE_SIZE, ...filters });
  const path = { salesChannel };
  const { categories, ...rest } = await bodyOf(
    reader === 'operator'
      ? api.GET('/ops/category-mappings/{salesChannel}/categories', {
          params: { path, query },
          signal,
        })
      : api.GET('/ext/categories', { params: { query: { salesChannel, ...query } }, signal }),
  );
  return { ...rest, rows: categories };
}

/** The taxonomy of a channel, with the progress of the comparison of SKUs; null if there is none. */
export async function readTaxonomy(
  { reader, channel: salesChannel }: Scope,
  signal: AbortSignal,
): Promise<Taxonomy | null> {
  const options = { params: { path: { salesChannel } }, headers: MAY_BE_ABSENT, signal };
  try {
    return await bodyOf(api.GET(TAXONOMY[reader], options));
  } catch (error) {
    if (isProblem(error, 404)) return null;
    throw error;
  }
}

/** The first categories of the channel whose path has all words. */
export async function findTargets(
  { reader, channel: salesChannel }: Scope,
  text: string,
  signal: AbortSignal,
): Promise<Target[]> {
  const params = { path: { salesChannel }, query: { text, pageSize: FOUND } };
  const { categories } = await bodyOf(
    api.GET(`${TAXONOMY[reader]}/categories`, { params, signal }),
  );
  return categories.map(({ code, path }) => ({ channelCategory: code, path }));
}

/** The reader's own mappings whose category has all words. */
export async function readMappings(
  { reader, channel: salesChannel }: Scope,
  text: string,
): Promise<CategoryMapping[]> {
  const found: CategoryMapping[] = [];
  let nextPageToken: string | undefined;
  do {
    const query = given({ text: text.slice(0, MOST), pageSize: MOST, nextPageToken });
    const params = { path: { salesChannel }, query };
    const page = await bodyOf(api.GET(MAPPINGS[reader], { params }));
    found.push(...page.mappings.filter(({ source }) => source === reader));
    ({ nextPageToken } = page);
  } while (nextPageToken !== undefined);
  return found;
}

export async function putMappings(
  { reader, channel: salesChannel }: Scope,
  mappings: readonly { category: string; channelCategory: string }[],
): Promise<void> {
  const request = { params: { path: { salesChannel } }, body: { mappings: [...mappings] } };
  await api.PUT(MAPPINGS[reader], request);
}

/** Deletes a mapping; an absent mapping is not an error. */
export async function deleteMapping(
  { reader, channel: salesChannel }: Scope,
  category: string,
): Promise<void> {
  const request = { params: { path: { salesChannel }, query: { category } } };
  try {
    await api.DELETE(MAPPINGS[reader], request);
  } catch (error) {
    if (!isProblem(error, 404)) throw error;
  }
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Removes undefined members. */
function given<T extends object>(query: T): Given<T> {
  const members = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members) as Given<T>;
}
