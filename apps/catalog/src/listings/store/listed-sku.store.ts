import type { Queries } from '#platform';
import { skuSubject, type SkuKey } from '../../skus/domain/sku.js';
import { columns } from '../../skus/store/sku.store.js';

/** Those of some SKUs, as subjects, that a channel knows: it has a listing or an entry of them. */
export async function listedSkus(
  db: Queries,
  keys: readonly SkuKey[],
  salesChannel: string,
): Promise<Set<string>> {
  const rows = await db.query<SkuKey>(LISTED, [...columns(keys), salesChannel]);
  return new Set(rows.map(skuSubject));
}

const LISTED = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId"
    FROM unnest($1::text[], $2::text[]) AS t (merchant_id, sku_id)
   WHERE EXISTS (SELECT FROM listing l
                  WHERE l.merchant_id = t.merchant_id AND l.sku_id = t.sku_id AND l.sales_channel = $3)
      OR EXISTS (SELECT FROM sku_channel e
                  WHERE e.merchant_id = t.merchant_id AND e.sku_id = t.sku_id AND e.sales_channel = $3)`;
