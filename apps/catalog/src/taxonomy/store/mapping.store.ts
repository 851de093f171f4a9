import type { UnitOfWork } from '#messaging';
import { RowColumns, type Queries } from '#platform';
import { keyOf } from '../domain/category-path.js';
import type { AttributeMapping, CategoryMapping, MappingOwner } from '../domain/mapping.js';
import type { ChannelAttribute } from '../domain/taxonomy.js';

/** The owner of mappings and their channel. */
export interface MappingSet {
  salesChannel: string;
  owner: MappingOwner;
}

/** A mapping as listed. */
export interface Listed {
  /** The compared form, which orders the list. */
  key: string;
  source: 'operator' | 'merchant';
  lastUpdateDate: Date;
}

/** A category mapping with the path of the channel's category, which is null if the channel no longer has it. */
export type ListedCategoryMapping = CategoryMapping & Listed & { path: string | null };

export type ListedAttributeMapping = AttributeMapping & Listed;

/** A page of a list: mappings whose key contains all words. */
export interface MappingRange {
  words: readonly string[];
  after: string;
  limit: number;
}

/** Adds or replaces mappings. @returns the number of new or changed mappings */
export async function putCategoryMappings(
  unitOfWork: UnitOfWork,
  { salesChannel, owner }: MappingSet,
  mappings: readonly CategoryMapping[],
  who: string,
): Promise<number> {
  const rows = mappings.map((mapping) => ({ ...mapping, key: keyOf(mapping.category) }));
  const parameters = [salesChannel, idOf(owner), who, CATEGORY.json(rows)];
  return (await unitOfWork.query(PUT_CATEGORIES, parameters)).length;
}

/** Adds or replaces mappings of attributes. @returns the number of new or changed mappings */
export async function putAttributeMappings(
  unitOfWork: UnitOfWork,
  { salesChannel, owner }: MappingSet,
  mappings: readonly AttributeMapping[],
  who: string,
): Promise<number> {
  const rows = mappings.map((mapping) => ({ ...mapping, key: keyOf(mapping.name) }));
  const parameters = [salesChannel, idOf(owner), who, ATTRIBUTE.json(rows)];
  return (await unitOfWork.query(PUT_ATTRIBUTES, parameters)).length;
}

export type MappingTable = 'category_mapping' | 'attribute_mapping';

const KEYS = { category_mapping: 'category_key', attribute_mapping: 'name_key' } as const;

/** @param mapped the category or name of an attribute. @returns whether the mapping existed */
export async function deleteMapping(
  unitOfWork: UnitOfWork,
  table: MappingTable,
  { salesChannel, owner }: MappingSet,
  mapped: string,
): Promise<boolean> {
  const statement = `
    DELETE FROM ${table} WHERE sales_channel = $1 AND merchant_id = $2 AND ${KEYS[table]} = $3 RETURNING 1`;
  const parameters = [salesChannel, idOf(owner), keyOf(mapped)];
  return (await unitOfWork.query(statement, parameters)).length > 0;
}

export async function countMappings(
  queries: Queries,
  table: MappingTable,
  { salesChannel, owner }: MappingSet,
): Promise<number> {
  const statement = `
    SELECT count(*)::int AS count FROM ${table} WHERE sales_channel = $1 AND merchant_id = $2`;
  const [row] = await queries.query<{ count: number }>(statement, [salesChannel, idOf(owner)]);
  return row?.count ?? 0;
}

/** The mappings that apply: those of operators, overridden by the merchant's own. */
export function listCategoryMappings(
  queries: Queries,
  { salesChannel, owner }: MappingSet,
  { words, after, limit }: MappingRange,
): Promise<ListedCategoryMapping[]> {
  return queries.query(LIST_CATEGORIES, [salesChannel, idOf(owner), patterns(words), after, limit]);
}

/** The mappings of attributes that apply. */
export function listAttributeMappings(
  queries: Queries,
  { salesChannel, owner }: MappingSet,
  { words, after, limit }: MappingRange,
): Promise<ListedAttributeMapping[]> {
  return queries.query(LIST_ATTRIBUTES, [salesChannel, idOf(owner), patterns(words), after, limit]);
}

/** The codes among the given ones that the channel has. */
export async function knownCategories(
  queries: Queries,
  salesChannel: string,
  codes: readonly string[],
): Promise<Set<string>> {
  const rows = await queries.query<{ code: string }>(KNOWN_CATEGORIES, [salesChannel, codes]);
  return new Set(rows.map(({ code }) => code));
}

/** The channel's attributes with the given codes, by code. */
export async function knownAttributes(
  queries: Queries,
  salesChannel: string,
  codes: readonly string[],
): Promise<Map<string, ChannelAttribute>> {
  const rows = await queries.query<{ definition: ChannelAttribute }>(KNOWN_ATTRIBUTES, [
    salesChannel,
    codes,
  ]);
  return new Map(rows.map(({ definition }) => [definition.code, definition]));
}

/** `LIKE` patterns for contained words. */
export function patterns(words: readonly string[]): string[] {
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

function idOf(owner: MappingOwner): string {
  return owner === 'operators' ? '' : owner.merchantId;
}

const CATEGORY = new RowColumns<CategoryMapping & { key: string }>(
  { key: ['category_key', 'text'], category: 'text', channelCategory: 'text' },
  ['key'],
);

const ATTRIBUTE = new RowColumns<AttributeMapping & { key: string }>(
  {
    key: ['name_key', 'text'],
    name: 'text',
    attribute: 'text',
    values: ['"values"', 'jsonb'],
  },
  ['key'],
);

// Writes in the order of keys, so that two requests do not wait for each other's rows.
const PUT_CATEGORIES = `
  INSERT INTO category_mapping AS m (sales_channel, merchant_id, changed_by, ${CATEGORY.names})
  SELECT $1, $2, $3, ${CATEGORY.members} FROM ${CATEGORY.table('$4')} ORDER BY key
  ON CONFLICT (sales_channel, merchant_id, category_key) DO UPDATE
     SET ${CATEGORY.replaced}, changed_by = excluded.changed_by, last_update_date = excluded.last_update_date
   WHERE m.channel_category <> excluded.channel_category
  RETURNING 1`;

const PUT_ATTRIBUTES = `
  INSERT INTO attribute_mapping AS m (sales_channel, merchant_id, changed_by, ${ATTRIBUTE.names})
  SELECT $1, $2, $3, ${ATTRIBUTE.members} FROM ${ATTRIBUTE.table('$4')} ORDER BY key
  ON CONFLICT (sales_channel, merchant_id, name_key) DO UPDATE
     SET ${ATTRIBUTE.replaced}, changed_by = excluded.changed_by, last_update_date = excluded.last_update_date
   WHERE (m.attribute, m."values") IS DISTINCT FROM (excluded.attribute, excluded.values)
  RETURNING 1`;

const SOURCE = `CASE WHEN m.merchant_id = '' THEN 'operator' ELSE 'merchant' END AS source`;

const LIST_CATEGORIES = `
  SELECT DISTINCT ON (m.category_key) m.category_key AS key, m.category, m.channel_category AS "channelCategory",
         c.path, ${SOURCE}, m.last_update_date AS "lastUpdateDate"
    FROM category_mapping m
    LEFT JOIN channel_category c ON c.sales_channel = m.sales_channel AND c.code = m.channel_category
   WHERE m.sales_channel = $1 AND m.merchant_id IN ('', $2) AND m.category_key LIKE ALL ($3::text[])
     AND m.category_key > $4::text COLLATE "C"
   ORDER BY m.category_key, m.merchant_id DESC LIMIT $5`;

const LIST_ATTRIBUTES = `
  SELECT DISTINCT ON (m.name_key) m.name_key AS key, m.name, m.attribute, m."values", ${SOURCE},
         m.last_update_date AS "lastUpdateDate"
    FROM attribute_mapping m
   WHERE m.sales_channel = $1 AND m.merchant_id IN ('', $2) AND m.name_key LIKE ALL ($3::text[])
     AND m.name_key > $4::text COLLATE "C"
   ORDER BY m.name_key, m.merchant_id DESC LIMIT $5`;

const KNOWN_CATEGORIES =
  'SELECT code FROM channel_category WHERE sales_channel = $1 AND code = ANY ($2::text[])';

const KNOWN_ATTRIBUTES =
  'SELECT definition FROM channel_attribute WHERE sales_channel = $1 AND code = ANY ($2::text[])';
