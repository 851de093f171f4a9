import type { Queries } from '#platform';
import { keyOf, levelsOf } from '../domain/category-path.js';
import { stemsOf } from '../domain/suggestions.js';
import type { ChannelCategory } from '../domain/taxonomy.js';

/** A reference category of a merchant, for a channel. */
export interface ReferenceCategory {
  merchantId: string;
  salesChannel: string;
  category: string;
}

/** The category to which a reference category is mapped. */
export interface MappedCategory {
  /** The mapped category: this category, or a category above it. */
  mapped: string;
  source: 'operator' | 'merchant';
  code: string;
  /** Null if the channel no longer has the category. */
  path: string | null;
  attributes: string[] | null;
}

/** Reads the mapped ones of these categories. */
export interface MappedCategories {
  all: readonly MappedCategory[];
  of(reference: ReferenceCategory): MappedCategory | undefined;
}

/** The current mappings of reference categories (decision 10.6), in one read. */
export async function mappedCategories(
  queries: Queries,
  references: readonly ReferenceCategory[],
): Promise<MappedCategories> {
  const unique = [...new Map(references.map((category) => [referenceKey(category), category]))];
  const levels = unique.flatMap(([, { merchantId, salesChannel, category }], place) =>
    levelsOf(keyOf(category)).map((key) => ({ place, merchantId, salesChannel, key })),
  );
  const all = await queries.query<MappedCategory & { place: number }>(MAPPED, [
    levels.map(({ place }) => place),
    levels.map(({ salesChannel }) => salesChannel),
    levels.map(({ merchantId }) => merchantId),
    levels.map(({ key }) => key),
  ]);
  const byName = new Map(all.map((row) => [unique[row.place]?.[0], row]));
  return { all, of: (reference) => byName.get(referenceKey(reference)) };
}

/**
 * Categories of a channel that are candidates for suggestions: categories with a word that starts with one of these.
 */
export async function similarCategories(
  queries: Queries,
  salesChannel: string,
  categories: readonly string[],
): Promise<ChannelCategory[]> {
  const stems = [...new Set(categories.flatMap(stemsOf))];
  if (stems.length === 0) return [];
  // The words have only letters and digits, so that they contain no operator of the expression.
  return queries.query(SIMILAR, [salesChannel, String.raw`\m(${stems.join('|')})`]);
}

function referenceKey({ merchantId, salesChannel, category }: ReferenceCategory): string {
  return JSON.stringify([merchantId, salesChannel, keyOf(category)]);
}

// The longest category wins; for the same category, the merchant's mapping wins, because its id sorts after the empty
// id of operators.
const MAPPED = `
  SELECT DISTINCT ON (t.place) t.place, m.category AS mapped, m.channel_category AS code, c.path, c.attributes,
         CASE WHEN m.merchant_id = '' THEN 'operator' ELSE 'merchant' END AS source
    FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS t (place, sales_channel, merchant_id, key)
    JOIN category_mapping m ON m.sales_channel = t.sales_channel AND m.merchant_id IN ('', t.merchant_id)
                           AND m.category_key = t.key COLLATE "C"
    LEFT JOIN channel_category c ON c.sales_channel = m.sales_channel AND c.code = m.channel_category
   ORDER BY t.place, length(t.key) DESC, m.merchant_id DESC`;

const SIMILAR = `
  SELECT code, path FROM channel_category
   WHERE sales_channel = $1 AND substring(path_key FROM '[^>]*$') ~ $2 ORDER BY path_key LIMIT 5000`;
