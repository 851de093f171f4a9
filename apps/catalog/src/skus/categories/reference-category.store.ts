import type { Queries } from '#platform';

/** A merchant's live SKUs in a connected channel. */
export interface MerchantInChannel {
  merchantId: string;
  salesChannel: string;
}

/** The categories of the merchant's live SKUs after a given category, in order and without duplicates. */
export async function categoriesAfter(
  queries: Queries,
  { merchantId, salesChannel }: MerchantInChannel,
  after: string,
  most: number,
): Promise<string[]> {
  return categoriesOf(await queries.query(AFTER, [salesChannel, after, most, merchantId]));
}

/** The same for the live SKUs of all merchants in a channel. */
export async function categoriesAfterOfAllMerchants(
  queries: Queries,
  salesChannel: string,
  after: string,
  most: number,
): Promise<string[]> {
  return categoriesOf(await queries.query(AFTER_OF_ALL_MERCHANTS, [salesChannel, after, most]));
}

/** The number of the merchant's live SKUs in some categories, by category. */
export async function countSkusIn(
  queries: Queries,
  { merchantId, salesChannel }: MerchantInChannel,
  categories: readonly string[],
): Promise<Map<string, number>> {
  return countsOf(await queries.query(COUNT, [salesChannel, categories, merchantId]));
}

/** The same for the live SKUs of all merchants in a channel. */
export async function countSkusOfAllMerchantsIn(
  queries: Queries,
  salesChannel: string,
  categories: readonly string[],
): Promise<Map<string, number>> {
  return countsOf(await queries.query(COUNT_OF_ALL_MERCHANTS, [salesChannel, categories]));
}

const categoriesOf = (rows: { category: string }[]) => rows.map(({ category }) => category);

const countsOf = (rows: { category: string; skus: number }[]) =>
  new Map(rows.map(({ category, skus }) => [category, skus]));

/** The expression of the index `sku_category`. */
const CATEGORY = `((content #>> '{globalSaleChannelData,category}') COLLATE "C")`;

const CONNECTED = 'SELECT merchant_id FROM connection WHERE sales_channel = $1';

// Jumps in the index from one category of a merchant to the next, because a catalog of any size has few categories.
const afterOf = (merchants: string) => `
  SELECT DISTINCT t.category FROM (${merchants}) AS m
   CROSS JOIN LATERAL (
     WITH RECURSIVE used AS (
       (SELECT ${CATEGORY} AS category FROM sku
         WHERE merchant_id = m.merchant_id AND deleted_at IS NULL AND ${CATEGORY} > $2 ORDER BY ${CATEGORY} LIMIT 1)
        UNION ALL
       SELECT (SELECT ${CATEGORY} FROM sku
                WHERE merchant_id = m.merchant_id AND deleted_at IS NULL AND ${CATEGORY} > used.category
                ORDER BY ${CATEGORY} LIMIT 1)
         FROM used WHERE used.category IS NOT NULL
     )
     SELECT category FROM used WHERE category IS NOT NULL LIMIT $3) AS t
   ORDER BY t.category LIMIT $3`;

const countOf = (merchants: string) => `
  SELECT t.category,
         (SELECT count(*)::int FROM sku JOIN (${merchants}) AS m USING (merchant_id)
           WHERE deleted_at IS NULL AND ${CATEGORY} = t.category) AS skus
    FROM unnest($2::text[]) AS t (category)`;

const AFTER = afterOf(`${CONNECTED} AND merchant_id = $4`);
const AFTER_OF_ALL_MERCHANTS = afterOf(CONNECTED);

const COUNT = countOf(`${CONNECTED} AND merchant_id = $3`);
const COUNT_OF_ALL_MERCHANTS = countOf(CONNECTED);
