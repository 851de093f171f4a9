import type { Queries } from '#platform';

/** The categories of a merchant's live SKUs that follow one, each once, in order. */
export async function categoriesAfter(
  db: Queries,
  merchantId: string,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await db.query<{ category: string }>(AFTER, [merchantId, after, most]);
  return rows.map(({ category }) => category);
}

/** The live SKUs of some categories of a merchant, by category. */
export async function countSkusIn(
  db: Queries,
  merchantId: string,
  categories: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.query<{ category: string; skus: number }>(COUNT, [merchantId, categories]);
  return new Map(rows.map(({ category, skus }) => [category, skus]));
}

/** The expression of the index `sku_category`. */
const CATEGORY = `((content #>> '{globalSaleChannelData,category}') COLLATE "C")`;

// From one category to the next by the index: a catalog of any size has few.
const AFTER = `
  WITH RECURSIVE used AS (
    (SELECT ${CATEGORY} AS category FROM sku
      WHERE merchant_id = $1 AND deleted_at IS NULL AND ${CATEGORY} > $2 ORDER BY ${CATEGORY} LIMIT 1)
     UNION ALL
    SELECT (SELECT ${CATEGORY} FROM sku
             WHERE merchant_id = $1 AND deleted_at IS NULL AND ${CATEGORY} > used.category ORDER BY ${CATEGORY} LIMIT 1)
      FROM used WHERE used.category IS NOT NULL
  )
  SELECT category FROM used WHERE category IS NOT NULL LIMIT $3`;

const COUNT = `
  SELECT t.category, (SELECT count(*)::int FROM sku
                       WHERE merchant_id = $1 AND deleted_at IS NULL AND ${CATEGORY} = t.category) AS skus
    FROM unnest($2::text[]) AS t (category)`;
