import type { EventOf, SkuDeleted, SkuUpserted } from '#contracts';
import type { UnitOfWork } from '#messaging';
import type { ChannelEntryChange } from '../domain/channel-entry.js';

/** Stores the item data of SKUs; at most one event for each SKU. */
export function saveSkus(
  unitOfWork: UnitOfWork,
  skus: readonly EventOf<typeof SkuUpserted>[],
): void {
  const rows = skus.map((sku) => ({
    merchant_id: sku.merchantId,
    sku_id: sku.skuId,
    id: sku.id,
    product_id: sku.productId,
    name: sku.name,
    ean: sku.ean,
    hscode: sku.hscode,
    country_of_origin: sku.countryOfOrigin,
    weight: sku.weight,
    height: sku.height,
    width: sku.width,
    length: sku.length,
    image_url: sku.images[0],
  }));
  unitOfWork.write(
    `INSERT INTO sku (merchant_id, sku_id, id, product_id, name, ean, hscode, country_of_origin, weight, height, width,
                      length, image_url)
     SELECT merchant_id, sku_id, id, product_id, name, ean, hscode, country_of_origin, weight, height, width, length,
            image_url
       FROM json_to_recordset($1) AS t (merchant_id text, sku_id text, id text, product_id text, name text, ean text,
            hscode text, country_of_origin text, weight numeric, height integer, width integer, length integer,
            image_url text)
      ORDER BY merchant_id, sku_id
     ON CONFLICT (merchant_id, sku_id) DO UPDATE
        SET id = excluded.id, product_id = excluded.product_id, name = excluded.name, ean = excluded.ean,
            hscode = excluded.hscode, country_of_origin = excluded.country_of_origin, weight = excluded.weight,
            height = excluded.height, width = excluded.width, length = excluded.length,
            image_url = excluded.image_url`,
    [JSON.stringify(rows)],
  );
}

/** Stores the channel entries of SKUs; at most one change for each entry. */
export function saveChannelEntries(
  unitOfWork: UnitOfWork,
  changes: readonly ChannelEntryChange[],
): void {
  if (changes.length === 0) return;
  unitOfWork.write(KEEP_ENTRIES, [JSON.stringify(changes)]);
}

const KEEP_ENTRIES = `
  WITH reported AS (
    SELECT * FROM json_to_recordset($1) AS t ("merchantId" text, "skuId" text, "salesChannel" text,
           "salesChannelSkuId" text, status text, approved boolean, orderable boolean)
  )
  INSERT INTO sku_channel AS known
         (merchant_id, sku_id, sales_channel, sales_channel_sku_id, status, ever_approved, orderable)
  SELECT "merchantId", "skuId", "salesChannel", "salesChannelSkuId", status, approved, coalesce(orderable, false)
    FROM reported ORDER BY "merchantId", "skuId" COLLATE "C", "salesChannel"
  ON CONFLICT (merchant_id, sku_id, sales_channel) DO UPDATE
     SET status = excluded.status,
         sales_channel_sku_id = coalesce(excluded.sales_channel_sku_id, known.sales_channel_sku_id),
         ever_approved = known.ever_approved OR excluded.ever_approved,
         orderable = coalesce((SELECT t.orderable FROM reported t
                                WHERE (t."merchantId", t."skuId", t."salesChannel")
                                    = (excluded.merchant_id, excluded.sku_id, excluded.sales_channel)), known.orderable)`;

/** Makes a deleted SKU not orderable; if it is created again, channels have to approve it again. */
export function markWithdrawn(
  unitOfWork: UnitOfWork,
  skus: readonly EventOf<typeof SkuDeleted>[],
): void {
  unitOfWork.write(
    `UPDATE sku_channel c SET orderable = false
       FROM unnest($1::text[], $2::text[]) AS t (merchant_id, sku_id)
      WHERE (c.merchant_id, c.sku_id) = (t.merchant_id, t.sku_id)`,
    [skus.map((sku) => sku.merchantId), skus.map((sku) => sku.skuId)],
  );
}
