import type { Queries } from '#platform';
import { keyOf } from '../domain/category-path.js';
import { fitOf, type ChannelFit, type FitRules, type Product } from '../domain/channel-fit.js';
import type { AttributeMapping } from '../domain/mapping.js';
import type { ChannelAttribute, ChannelLimits } from '../domain/taxonomy.js';
import { mappedCategories } from './mapped-category.store.js';

/** A SKU to judge for a channel. */
export interface FitRequest {
  merchantId: string;
  salesChannel: string;
  product: Product;
}

/**
 * The fits of SKUs in their channels, by the current taxonomies and mappings (decision 10.6), in four reads for any
 * number of SKUs.
 * @returns the fits in order; undefined if the channel has no taxonomy
 */
export async function loadFits(
  queries: Queries,
  requests: readonly FitRequest[],
): Promise<(ChannelFit | undefined)[]> {
  const channels = [...new Set(requests.map(({ salesChannel }) => salesChannel))];
  const taxonomies = await loadTaxonomies(queries, channels);
  if (taxonomies.size === 0) return requests.map(() => undefined);
  const ofTaxonomies = requests.filter(({ salesChannel }) => taxonomies.has(salesChannel));
  const categories = await mappedCategories(queries, ofTaxonomies.map(categoryOf));
  const codes = categories.all.flatMap(({ attributes }) => attributes ?? []);
  const [attributes, mappings] = await Promise.all([
    loadAttributes(queries, [...taxonomies.keys()], codes),
    loadAttributeMappings(queries, ofTaxonomies),
  ]);
  return requests.map((request) => {
    const taxonomy = taxonomies.get(request.salesChannel);
    if (!taxonomy) return undefined;
    const category = categories.of(categoryOf(request));
    const has = new Set(category?.attributes ?? []);
    const rules: FitRules = {
      hasCategories: taxonomy.categoryCount > 0,
      limits: taxonomy.limits,
      category: category && { code: category.code, known: category.attributes !== null },
      attributes: (attributes.get(request.salesChannel) ?? [])
        .filter(({ everywhere, definition }) => everywhere || has.has(definition.code))
        .map(({ definition }) => definition),
      mappings: mappings(request),
    };
    return fitOf(request.product, rules);
  });
}

interface StoredTaxonomy {
  salesChannel: string;
  categoryCount: number;
  limits: ChannelLimits;
}

async function loadTaxonomies(
  queries: Queries,
  channels: readonly string[],
): Promise<Map<string, StoredTaxonomy>> {
  const rows = await queries.query<StoredTaxonomy>(TAXONOMIES, [channels]);
  return new Map(rows.map((row) => [row.salesChannel, row]));
}

function categoryOf({ merchantId, salesChannel, product: { category } }: FitRequest) {
  return { merchantId, salesChannel, category };
}

interface StoredAttribute {
  salesChannel: string;
  everywhere: boolean;
  definition: ChannelAttribute;
}

async function loadAttributes(
  queries: Queries,
  channels: readonly string[],
  codes: readonly string[],
): Promise<Map<string, StoredAttribute[]>> {
  const rows = await queries.query<StoredAttribute>(ATTRIBUTES, [channels, [...new Set(codes)]]);
  return Map.groupBy(rows, ({ salesChannel }) => salesChannel);
}

type StoredMapping = AttributeMapping & { salesChannel: string; merchantId: string; key: string };

/** @returns the mappings that apply to a request, by the key of the name */
async function loadAttributeMappings(queries: Queries, requests: readonly FitRequest[]) {
  const names = requests.flatMap(({ product }) =>
    product.attributes.map(({ name }) => keyOf(name)),
  );
  const rows = await queries.query<StoredMapping>(ATTRIBUTE_MAPPINGS, [
    [...new Set(requests.map(({ salesChannel }) => salesChannel))],
    ['', ...new Set(requests.map(({ merchantId }) => merchantId))],
    [...new Set([...names, 'brand', 'color', 'size'])],
  ]);
  const bySet = Map.groupBy(
    rows,
    ({ salesChannel, merchantId }) => `${salesChannel} ${merchantId}`,
  );
  return ({ salesChannel, merchantId }: FitRequest): Map<string, AttributeMapping> => {
    const forAll = bySet.get(`${salesChannel} `) ?? [];
    const ofMerchant = bySet.get(`${salesChannel} ${merchantId}`) ?? [];
    return new Map([...forAll, ...ofMerchant].map((mapping) => [mapping.key, mapping]));
  };
}

const TAXONOMIES = `
  SELECT sales_channel AS "salesChannel", category_count AS "categoryCount", limits
    FROM channel_taxonomy WHERE sales_channel = ANY ($1::text[])`;

const ATTRIBUTES = `
  SELECT sales_channel AS "salesChannel", everywhere, definition FROM channel_attribute
   WHERE sales_channel = ANY ($1::text[]) AND (everywhere OR code = ANY ($2::text[]))
   ORDER BY sales_channel, position`;

const ATTRIBUTE_MAPPINGS = `
  SELECT sales_channel AS "salesChannel", merchant_id AS "merchantId", name_key AS key, name, attribute, "values"
    FROM attribute_mapping
   WHERE sales_channel = ANY ($1::text[]) AND merchant_id = ANY ($2::text[]) AND name_key = ANY ($3::text[])`;
