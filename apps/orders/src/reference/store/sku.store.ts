import type { EventOf, SkuDeleted, SkuUpserted } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { RowColumns } from '#platform';
import type { ChannelEntryChange } from '../domain/channel-entry.js';

/** The data of a SKU that items of orders have. */
interface SkuRow extends Pick<
  EventOf<typeof SkuUpserted>,
  | 'merchantId'
  | 'skuId'
  | 'id'
  | 'productId'
  | 'name'
  | 'ean'
  | 'hscode'
  | 'countryOfOrigin'
  | 'weight'
  | 'height'
  | 'width'
  | 'length'
> {
  imageUrl: string | undefined;
}

const SKU = new RowColumns<SkuRow>(
  {
    merchantId: 'text',
    skuId: 'text',
    id: 'text',
    productId: 'text',
    name: 'text',
    ean: 'text',
    hscode: 'text',
    countryOfOrigin: 'text',
    weight: 'numeric',
    height: 'integer',
    width: 'integer',
    length: 'integer',
    imageUrl: 'text',
  },
  ['merchantId', 'skuId'],
);

/** Stores the item data of SKUs; at most one event for each SKU. */
export function saveSkus(
  unitOfWork: UnitOfWork,
  skus: readonly EventOf<typeof SkuUpserted>[],
): void {
  const rows = skus.map((sku) => ({ ...sku, imageUrl: sku.images[0] }));
  unitOfWork.write(
    `INSERT INTO sku (${SKU.names})
     SELECT ${SKU.members} FROM ${SKU.table('$1')} ORDER BY "merchantId", "skuId"
     ON CONFLICT (merchant_id, sku_id) DO UPDATE SET ${SKU.replaced}`,
    [SKU.json(rows)],
  );
}

/** Stores the channel entries of SKUs; at most one change for each entry. */
export function saveChannelEntries(
  unitOfWork: UnitOfWork,
  changes: readonly ChannelEntryChange[],
): void {
  if (changes.length === 0) return;
  unitOfWork.write(KEEP_ENTRIES, [ENTRY.json(changes)]);
}

const ENTRY = new RowColumns<ChannelEntryChange>({
  merchantId: 'text',
  skuId: 'text',
  salesChannel: 'text',
  salesChannelSkuId: 'text',
  status: 'text',
  approved: ['ever_approved', 'boolean'],
  orderable: 'boolean',
});

const KEEP_ENTRIES = `
  WITH reported AS (
    SELECT * FROM ${ENTRY.table('$1')}
  )
  INSERT INTO sku_channel AS known
         (${ENTRY.names})
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
