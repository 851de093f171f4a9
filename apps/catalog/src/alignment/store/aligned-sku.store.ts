import type { Alignment } from '../../directory/store/alignment.store.js';
import type { SkuContent, SkuKey } from '../../skus/domain/sku.js';
import type { Queries } from '#platform';

/** The merchant's next live SKUs, in the order of an alignment. */
export async function nextSkusToAlign(
  queries: Queries,
  { merchantId, afterSku }: Alignment,
  most: number,
): Promise<SkuKey[]> {
  return queries.query(NEXT, [merchantId, afterSku, most]);
}

/** The localized SKUs among the next ones that have no text in this locale. */
export async function nextWithoutText(
  queries: Queries,
  { merchantId, afterSku }: Alignment,
  locale: string,
  most: number,
): Promise<(SkuKey & { content: SkuContent })[]> {
  return queries.query(WITHOUT_TEXT, [merchantId, afterSku, most, locale]);
}

const NEXT = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId" FROM sku
   WHERE merchant_id = $1 AND sku_id > $2 AND deleted_at IS NULL
   ORDER BY sku_id LIMIT $3`;

const WITHOUT_TEXT = `
  SELECT s.merchant_id AS "merchantId", s.sku_id AS "skuId", s.content
    FROM (SELECT * FROM sku WHERE merchant_id = $1 AND sku_id > $2 AND deleted_at IS NULL
           ORDER BY sku_id LIMIT $3) AS s
   WHERE s.localization_status = 'READY_FOR_SALES_CHANNEL'
     AND NOT EXISTS (SELECT FROM sku_text t
                      WHERE t.merchant_id = s.merchant_id AND t.sku_id = s.sku_id AND t.locale = $4)`;
