import type { UnitOfWork } from '#messaging';
import { RowColumns, type Queries } from '#platform';
import { keyOf } from '../domain/category-path.js';
import type { ChannelAttribute, ChannelLimits, Taxonomy } from '../domain/taxonomy.js';
import { patterns } from './mapping.store.js';

/** A channel's taxonomy without its categories, because there may be thousands of them. */
export interface TaxonomySummary {
  salesChannel: string;
  version: number;
  categoryCount: number;
  /** The attributes in the order sent, without their categories. */
  attributes: Omit<ChannelAttribute, 'categories'>[];
  limits: ChannelLimits;
  lastUpdateDate: Date;
}

/**
 * Locks a channel's taxonomy until the commit.
 * @returns undefined for an unknown channel; version 0 if there was no taxonomy
 */
export async function lockTaxonomy(
  unitOfWork: UnitOfWork,
  salesChannel: string,
  who: string,
): Promise<{ version: number; digest: string } | undefined> {
  unitOfWork.write(BEGIN, [salesChannel, who]);
  const [locked] = await unitOfWork.query<{ version: number; digest: string }>(LOCK, [
    salesChannel,
  ]);
  return locked;
}

/** The numbers of changed categories. */
export interface CategoryChanges {
  added: number;
  changed: number;
  removed: number;
}

/** A taxonomy in the form in which it is stored. */
export interface TaxonomyRows {
  count: number;
  categories: string;
  attributes: string;
  limits: string;
}

/**
 * Takes a tenth of a second for 20,000 categories, so call it before the transaction: Postgres ends one that is idle for
 * two seconds, which a busy machine would reach.
 */
export function toRows({ categories, attributes, limits }: Taxonomy): TaxonomyRows {
  const codes = attributesByCategory(attributes);
  const rows = categories.map(({ code, path }) => ({
    code,
    path,
    pathKey: keyOf(path),
    attributes: codes.get(code) ?? [],
  }));
  const definitions = attributes.map(({ categories: named, ...definition }, position) => ({
    code: definition.code,
    position,
    everywhere: named === undefined,
    definition,
  }));
  return {
    count: categories.length,
    categories: CATEGORY.json(rows),
    attributes: ATTRIBUTE.json(definitions),
    limits: JSON.stringify(limits),
  };
}

/** Replaces a locked taxonomy. */
export async function replaceTaxonomy(
  unitOfWork: UnitOfWork,
  { salesChannel, version, digest }: { salesChannel: string; version: number; digest: string },
  { count, categories, attributes, limits }: TaxonomyRows,
  who: string,
): Promise<CategoryChanges> {
  unitOfWork.write(UPDATE, [salesChannel, version, digest, count, limits, who]);
  unitOfWork.write(DROP_ATTRIBUTES, [salesChannel]);
  unitOfWork.write(ADD_ATTRIBUTES, [salesChannel, attributes]);
  const parameters = [salesChannel, categories];
  const [changes] = await unitOfWork.query<CategoryChanges>(REPLACE_CATEGORIES, parameters);
  if (!changes) throw new Error('nothing was counted');
  return changes;
}

/** @returns undefined if the channel has no taxonomy or is unknown */
export async function loadTaxonomy(
  queries: Queries,
  salesChannel: string,
): Promise<TaxonomySummary | undefined> {
  const [taxonomy] = await queries.query<TaxonomySummary>(SUMMARY, [salesChannel]);
  return taxonomy;
}

/** A category with the codes of the attributes that not all categories have. */
export interface ListedCategory {
  code: string;
  path: string;
  pathKey: string;
  attributes: string[];
}

/** Categories by path. @param words words that the path must all contain, in the form of `keyOf` */
export function listCategories(
  queries: Queries,
  salesChannel: string,
  { words, after, limit }: { words: readonly string[]; after: string; limit: number },
): Promise<ListedCategory[]> {
  return queries.query(CATEGORIES, [salesChannel, patterns(words), after, limit]);
}

/** Whether the merchant is connected to the channel. */
export async function isConnected(
  queries: Queries,
  merchantId: string,
  salesChannel: string,
): Promise<boolean> {
  return (await queries.query(CONNECTED, [merchantId, salesChannel])).length > 0;
}

export async function channelExists(queries: Queries, salesChannel: string): Promise<boolean> {
  return (await queries.query(EXISTS, [salesChannel])).length > 0;
}

/** The codes of attributes with explicit categories, by code of the category. */
function attributesByCategory(attributes: readonly ChannelAttribute[]): Map<string, string[]> {
  const byCategory = new Map<string, string[]>();
  for (const { code, categories = [] } of attributes) {
    for (const category of categories) {
      const codesOfCategory = byCategory.get(category);
      if (codesOfCategory) codesOfCategory.push(code);
      else byCategory.set(category, [code]);
    }
  }
  return byCategory;
}

const BEGIN = `
  INSERT INTO channel_taxonomy (sales_channel, version, digest, category_count, limits, changed_by, last_update_date)
  SELECT sales_channel, 0, '', 0, '{}', $2, clock_timestamp() FROM sales_channel WHERE sales_channel = $1
  ON CONFLICT DO NOTHING`;

const LOCK =
  'SELECT version, digest FROM channel_taxonomy WHERE sales_channel = $1 FOR NO KEY UPDATE';

const UPDATE = `
  UPDATE channel_taxonomy
     SET version = $2, digest = $3, category_count = $4, limits = $5, changed_by = $6,
         last_update_date = clock_timestamp()
   WHERE sales_channel = $1`;

const DROP_ATTRIBUTES = 'DELETE FROM channel_attribute WHERE sales_channel = $1';

interface AttributeRow {
  code: string;
  position: number;
  /** Whether all categories have the attribute. */
  everywhere: boolean;
  definition: TaxonomySummary['attributes'][number];
}

const ATTRIBUTE = new RowColumns<AttributeRow>({
  code: 'text',
  position: 'integer',
  everywhere: 'boolean',
  definition: 'jsonb',
});

const ADD_ATTRIBUTES = `
  INSERT INTO channel_attribute (sales_channel, ${ATTRIBUTE.names})
  SELECT $1, ${ATTRIBUTE.members} FROM ${ATTRIBUTE.table('$2')}`;

const CATEGORY = new RowColumns<ListedCategory>(
  { code: 'text', path: 'text', pathKey: 'text', attributes: 'text[]' },
  ['code'],
);

const REPLACE_CATEGORIES = `
  WITH sent AS (
    SELECT ${CATEGORY.members} FROM ${CATEGORY.table('$2')}
  ), removed AS (
    DELETE FROM channel_category c
     WHERE c.sales_channel = $1 AND NOT EXISTS (SELECT FROM sent WHERE sent.code COLLATE "C" = c.code)
    RETURNING 1
  ), put AS (
    INSERT INTO channel_category AS c (sales_channel, ${CATEGORY.names})
    SELECT $1, ${CATEGORY.members} FROM sent
    ON CONFLICT (sales_channel, code) DO UPDATE SET ${CATEGORY.replaced}
     WHERE (c.path, c.attributes) IS DISTINCT FROM (excluded.path, excluded.attributes)
    RETURNING old.code IS NULL AS added
  )
  SELECT (SELECT count(*)::int FROM put WHERE added) AS added,
         (SELECT count(*)::int FROM put WHERE NOT added) AS changed,
         (SELECT count(*)::int FROM removed) AS removed`;

const SUMMARY = `
  SELECT t.sales_channel AS "salesChannel", t.version, t.category_count AS "categoryCount", t.limits,
         t.last_update_date AS "lastUpdateDate",
         (SELECT coalesce(json_agg(a.definition ORDER BY a.position), '[]')
            FROM channel_attribute a WHERE a.sales_channel = t.sales_channel) AS attributes
    FROM channel_taxonomy t WHERE t.sales_channel = $1`;

const CATEGORIES = `
  SELECT ${CATEGORY.selected} FROM channel_category
   WHERE sales_channel = $1 AND path_key LIKE ALL ($2::text[]) AND path_key > $3::text COLLATE "C"
   ORDER BY path_key LIMIT $4`;

const CONNECTED = 'SELECT FROM connection WHERE merchant_id = $1 AND sales_channel = $2';

const EXISTS = 'SELECT FROM sales_channel WHERE sales_channel = $1';
