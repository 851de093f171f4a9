import type { Schemas } from '@entrepot/client';
import { allPages, call, callOrNull } from '../api/client.js';
import { isProblem } from '../api/problem.js';
import type { Page, Reader } from '../live/changes.js';
import type { CategoryRow, Target } from './category-row.js';

export type Taxonomy = Schemas['TaxonomyResponse'];
export type CategoryMapping = Schemas['CategoryMappingsResponse']['mappings'][number];

const OPERATIONS = {
  operator: {
    list: 'listCategoryMappingsForAll',
    put: 'putCategoryMappingsForAll',
    delete: 'deleteCategoryMappingForAll',
    taxonomy: 'readTaxonomy',
    targets: 'listChannelCategories',
  },
  merchant: {
    list: 'listCategoryMappings',
    put: 'putCategoryMappings',
    delete: 'deleteCategoryMapping',
    taxonomy: 'readTaxonomyOfChannel',
    targets: 'listCategoriesOfChannel',
  },
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
  const query = { pageSize: PAGE_SIZE, ...filters };
  const { categories, ...rest } =
    reader === 'operator'
      ? await call('listCategoriesInUseForAll', { path: { salesChannel }, query, signal })
      : await call('listCategoriesInUse', { query: { salesChannel, ...query }, signal });
  return { ...rest, rows: categories };
}

/** The taxonomy of a channel, with the progress of the comparison of SKUs; null if there is none. */
export function readTaxonomy(
  { reader, channel: salesChannel }: Scope,
  signal: AbortSignal,
): Promise<Taxonomy | null> {
  return callOrNull(OPERATIONS[reader].taxonomy, { path: { salesChannel }, signal });
}

/** The first categories of the channel whose path has all words. */
export async function findTargets(
  { reader, channel: salesChannel }: Scope,
  text: string,
  signal: AbortSignal,
): Promise<Target[]> {
  const request = { path: { salesChannel }, query: { text, pageSize: FOUND }, signal };
  const { categories } = await call(OPERATIONS[reader].targets, request);
  return categories.map(({ code, path }) => ({ channelCategory: code, path }));
}

/** The reader's own mappings whose category has all words. */
export async function readMappings(
  { reader, channel: salesChannel }: Scope,
  text: string,
): Promise<CategoryMapping[]> {
  const pages = await allPages((nextPageToken?: string) => {
    const query = { text: text.slice(0, MOST), pageSize: MOST, nextPageToken };
    return call(OPERATIONS[reader].list, { path: { salesChannel }, query });
  });
  return pages.flatMap(({ mappings }) => mappings).filter(({ source }) => source === reader);
}

export async function putMappings(
  { reader, channel: salesChannel }: Scope,
  mappings: readonly { category: string; channelCategory: string }[],
): Promise<void> {
  const body = { mappings: [...mappings] };
  await call(OPERATIONS[reader].put, { path: { salesChannel }, body });
}

/** Deletes a mapping; an absent mapping is not an error. */
export async function deleteMapping(
  { reader, channel: salesChannel }: Scope,
  category: string,
): Promise<void> {
  const request = { path: { salesChannel }, query: { category } };
  try {
    await call(OPERATIONS[reader].delete, request);
  } catch (error) {
    if (!isProblem(error, 404)) throw error;
  }
}
