import type { Queries } from '#platform';
import type { MappingSet } from '../../taxonomy/store/mapping.store.js';

/** The categories that follow one, of the live SKUs of the merchants in a channel, each once, in order. */
export async function categoriesAfter(
  db: Queries,
  set: MappingSet,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await db.query<{ category: string }>(AFTER, [...merchantsOf(set), after, most]);
  return rows.map(({ category }) => category);
}

/** The live SKUs of some categories, by category. */
export async function countSkusIn(
  db: Queries,
  set: MappingSet,
  categories: readonly string[],
): Promise<Map<string, number>> {
  const parameters = [...merchantsOf(set), categories];
  const rows = await db.query<{ category: string; skus: number }>(COUNT, parameters);
  return new Map(rows.map(({ category, skus }) => [category, skus]));
}

function merchantsOf({ salesChannel, owner }: MappingSet): [string, string | null] {
  return [salesChannel, owner === 'operators' ? null : owner.merchantId];
}

/** The expression of the index `sku_category`. */
const CATEGORY = `((content #>> '{globalSaleChannelData,category}') COLLATE "C")`;

const MERCHANTS = `
  (SELECT merchant_id FROM connection
    WHERE sales_channel = $1 AND ($2::text IS NULL OR merchant_id = $2)) AS m`;

// From one category of a merchant to the next by the index: a catalog of any size has few.
const AFTER = `
  SELECT DISTINCT t.category FROM ${MERCHANTS}
   CROSS JOIN LATERAL (
     WITH RECURSIVE used AS (
       (SELECT ${CATEGORY} AS category FROM sku
         WHERE merchant_id = m.merchant_id AND deleted_at IS NULL AND ${CATEGORY} > $3 ORDER BY ${CATEGORY} LIMIT 1)
        UNION ALL
       SELECT (SELECT ${CATEGORY} FROM sku
                WHERE merchant_id = m.merchant_id AND deleted_at IS NULL AND ${CATEGORY} > used.category
                ORDER BY ${CATEGORY} LIMIT 1)
         FROM used WHERE used.category IS NOT NULL
     )
     SELECT category FROM used WHERE category IS NOT NULL LIMIT $4) AS t
   ORDER BY t.category LIMIT $4`;

const COUNT = `
  SELECT t.category,
         (SELECT count(*)::int FROM sku JOIN ${MERCHANTS} USING (merchant_id)
           WHERE deleted_at IS NULL AND ${CATEGORY} = t.category) AS skus
    FROM unnest($3::text[]) AS t (category)`;
