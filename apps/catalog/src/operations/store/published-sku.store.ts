import type { UnitOfWork } from '#messaging';
import type { SkuKey } from '../../skus/domain/sku.js';
import { columns } from '../../skus/store/sku.store.js';

/** A live or deleted SKU as last published. */
export interface PublishedSku extends SkuKey {
  id: string;
  productId: string;
  version: number;
  lastUpdateDate: Date;
}

/** Locks SKUs, including deleted ones, in key order, so that no change comes between a state and its version. */
export async function lockPublishedSkus(
  unitOfWork: UnitOfWork,
  keys: readonly SkuKey[],
): Promise<PublishedSku[]> {
  const rows = await unitOfWork.query<Omit<PublishedSku, 'version'> & { version: string }>(
    LOCK,
    columns(keys),
  );
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}

const LOCK = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId", id, product_id AS "productId", version,
         last_update_date AS "lastUpdateDate"
    FROM sku WHERE (merchant_id, sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
   ORDER BY merchant_id, sku_id FOR NO KEY UPDATE`;
