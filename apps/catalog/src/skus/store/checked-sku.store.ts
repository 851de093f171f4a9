import type { Queries } from '#platform';
import { selectSkus, type CatalogSku } from './sku.store.js';

/** The SKUs stored under these ids, and the live SKUs of these products. */
export function loadForChecks(
  queries: Queries,
  merchantId: string,
  productIds: readonly string[],
  skuIds: readonly string[],
): Promise<CatalogSku[]> {
  return selectSkus(queries, FOR_CHECKS, [merchantId, productIds, skuIds]);
}

/** The number of live SKUs by product; only the first `most` SKUs are counted. */
export async function countSkusOf(
  queries: Queries,
  merchantId: string,
  productIds: readonly string[],
  most: number,
): Promise<Map<string, number>> {
  const rows = await queries.query<{ productId: string; count: number }>(COUNT_OF_PRODUCTS, [
    merchantId,
    productIds,
    most,
  ]);
  return new Map(rows.map(({ productId, count }) => [productId, count]));
}

const FOR_CHECKS = `s.merchant_id = $1 AND s.sku_id IN (
     SELECT sku_id FROM sku WHERE merchant_id = $1 AND product_id = ANY ($2::text[]) AND deleted_at IS NULL
     UNION
     SELECT unnest($3::text[]))`;

const COUNT_OF_PRODUCTS = `
  SELECT product_id AS "productId", count(*)::integer AS count
    FROM (SELECT product_id FROM sku WHERE merchant_id = $1 AND product_id = ANY ($2::text[]) AND deleted_at IS NULL
           LIMIT $3) AS counted
   GROUP BY product_id`;
