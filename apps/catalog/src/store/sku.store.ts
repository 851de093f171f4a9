import type { ChannelEntry, ChannelPrice } from '../domain/channel-entry.js';
import type { SkuWrite, StoredSku } from '../domain/decide-upsert.js';
import type { LocalizationStatus } from '../domain/localization-lifecycle.js';
import type { LocalizationMessage, SentSku, SkuContent, SkuKey } from '../domain/sku.js';
import type { Queries } from './queries.js';

/** A live SKU with its merchant, as work on it needs it. */
export interface CatalogSku extends StoredSku {
  merchantId: string;
  localizationMessages: LocalizationMessage[];
  lastUpdateDate: Date;
}

/** What of a SKU its merchant is shown. */
export type ShownSku = Omit<CatalogSku, 'live' | 'prices'>;

/**
 * What an upsert compares with: the product's live SKUs, whatever is stored under the sent ids, and the refused SKUs
 * of products that SKUs leave. The caller holds the merchant's SKU clock.
 */
export async function loadForUpsert(
  db: Queries,
  merchantId: string,
  productId: string,
  skuIds: readonly string[],
): Promise<CatalogSku[]> {
  const rows = await db.query<SkuRow>(FOR_UPSERT, [merchantId, productId, skuIds]);
  return rows.map(fromRow);
}

/** The live SKUs of some keys, each once, in no order. */
export async function loadSkus(db: Queries, keys: readonly SkuKey[]): Promise<CatalogSku[]> {
  const rows = await db.query<SkuRow>(BY_KEY, columns(keys));
  return rows.map(fromRow);
}

/** The live SKUs of a product, oldest first. */
export async function loadProduct(
  db: Queries,
  merchantId: string,
  productId: string,
): Promise<CatalogSku[]> {
  const rows = await db.query<SkuRow>(PRODUCT, [merchantId, productId]);
  return rows.map(fromRow);
}

/** All live SKUs of the products of some SKUs, as a review compares them; by `merchantId` and product. */
export async function loadProductsOf(
  db: Queries,
  keys: readonly SkuKey[],
): Promise<(SentSku & { merchantId: string })[]> {
  return db.query(PRODUCTS_OF, columns(keys));
}

/** A SKU after a write. `version` is that of its last event; earlier ones of the same write count back from it. */
export interface Written {
  merchantId: string;
  skuId: string;
  id: string;
  version: number;
}

/**
 * Writes SKUs as sent, and gives up translations of what they said before, in one statement.
 * @param stamp the `lastUpdateDate` of all of them
 * @returns by skuId
 */
export async function writeSkus(
  db: Queries,
  merchantId: string,
  writes: readonly SkuWrite[],
  stamp: Date,
): Promise<Map<string, Written>> {
  if (writes.length === 0) return new Map();
  const restarted = writes.filter((write) => write.restarted).map(({ sku }) => sku.skuId);
  const rows = await db.query<WrittenRow>(WRITE, [
    merchantId,
    stamp,
    writes.map(({ sku }) => sku.skuId),
    writes.map(({ id }) => id),
    writes.map(({ sku }) => sku.productId),
    writes.map(({ sku }) => sku.main),
    writes.map(({ sku }) => JSON.stringify(sku.content)),
    writes.map(({ localizationStatus }) => localizationStatus),
    writes.map(({ entryChanges }) => 1 + entryChanges.length),
    restarted,
  ]);
  return bySkuId(rows);
}

/** Takes SKUs out of the catalog, with their entries, texts, prices and tasks; their history stays. */
export async function deleteSkus(
  db: Queries,
  merchantId: string,
  skuIds: readonly string[],
  stamp: Date,
): Promise<Map<string, Written>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db.query<WrittenRow>(DELETE, [merchantId, skuIds, stamp]);
  return bySkuId(rows);
}

/** What of a SKU work on it changes, and how many events tell of it. */
export interface SkuUpdate extends SkuKey {
  localization?: { status: LocalizationStatus; messages: readonly object[] };
  events: number;
}

/**
 * Moves SKUs on, in one statement.
 * @param stampOf the `lastUpdateDate` of a merchant's SKUs
 */
export async function updateSkus(
  db: Queries,
  updates: readonly SkuUpdate[],
  stampOf: (merchantId: string) => Date,
): Promise<Written[]> {
  const rows = await db.query<WrittenRow>(UPDATE, [
    ...columns(updates),
    updates.map(({ localization }) => localization?.status ?? null),
    updates.map(({ localization }) =>
      localization ? JSON.stringify(localization.messages) : null,
    ),
    updates.map(({ events }) => events),
    updates.map(({ merchantId }) => stampOf(merchantId)),
  ]);
  return rows.map(written);
}

/** `unnest`ed keys: two parallel arrays. */
export function columns(keys: readonly SkuKey[]): [string[], string[]] {
  return [keys.map(({ merchantId }) => merchantId), keys.map(({ skuId }) => skuId)];
}

interface SkuRow {
  merchantId: string;
  skuId: string;
  id: string;
  productId: string;
  main: boolean;
  content: SkuContent;
  live: boolean;
  localizationStatus: LocalizationStatus;
  localizationMessages: LocalizationMessage[];
  lastUpdateDate: Date;
  entries: (Omit<ChannelEntry, 'statusDate'> & { statusDate: string })[];
  prices: ({ salesChannel: string } & ChannelPrice)[];
}

function fromRow({ entries, prices, ...row }: SkuRow): CatalogSku {
  return {
    ...row,
    entries: entries.map((entry) => ({ ...entry, statusDate: new Date(entry.statusDate) })),
    prices: new Map(prices.map(({ salesChannel, ...price }) => [salesChannel, price])),
  };
}

interface WrittenRow {
  merchantId: string;
  skuId: string;
  id: string;
  version: string;
}

function written(row: WrittenRow): Written {
  return { ...row, version: Number(row.version) };
}

function bySkuId(rows: readonly WrittenRow[]): Map<string, Written> {
  return new Map(rows.map((row) => [row.skuId, written(row)]));
}

const SELECT = `
  SELECT s.merchant_id AS "merchantId", s.sku_id AS "skuId", s.id, s.product_id AS "productId", s.main, s.content,
         s.deleted_at IS NULL AS live, s.localization_status AS "localizationStatus",
         s.localization_messages AS "localizationMessages", s.last_update_date AS "lastUpdateDate",
         (SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
                   'salesChannel', c.sales_channel, 'status', c.status, 'cause', c.cause, 'statusDate', c.status_date,
                   'statusMessage', c.status_message, 'salesChannelSkuId', c.sales_channel_sku_id))
                 ORDER BY c.sales_channel), '[]')
            FROM sku_channel c WHERE c.merchant_id = s.merchant_id AND c.sku_id = s.sku_id) AS entries,
         (SELECT coalesce(json_agg(json_build_object(
                   'salesChannel', p.sales_channel, 'state', p.state, 'detail', p.detail)), '[]')
            FROM sku_price p WHERE p.merchant_id = s.merchant_id AND p.sku_id = s.sku_id) AS prices
    FROM sku s`;

const FOR_UPSERT = `${SELECT}
   WHERE s.merchant_id = $1 AND s.sku_id IN (
     SELECT sku_id FROM sku WHERE merchant_id = $1 AND product_id = $2 AND deleted_at IS NULL
     UNION
     SELECT unnest($3::text[])
     UNION
     SELECT refused.sku_id FROM sku moving JOIN sku refused USING (merchant_id, product_id)
      WHERE moving.merchant_id = $1 AND moving.sku_id = ANY ($3::text[]) AND moving.deleted_at IS NULL
        AND moving.product_id <> $2
        AND refused.deleted_at IS NULL AND refused.localization_status = 'REVIEW_DENIED')`;

const BY_KEY = `${SELECT}
   WHERE (s.merchant_id, s.sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[])) AND s.deleted_at IS NULL`;

const PRODUCT = `${SELECT}
   WHERE s.merchant_id = $1 AND s.product_id = $2 AND s.deleted_at IS NULL ORDER BY s.id`;

const PRODUCTS_OF = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId", product_id AS "productId", main, content
    FROM sku
   WHERE deleted_at IS NULL AND (merchant_id, product_id) IN (
     SELECT s.merchant_id, s.product_id
       FROM sku s JOIN unnest($1::text[], $2::text[]) AS k (merchant_id, sku_id)
         ON k.merchant_id = s.merchant_id AND k.sku_id = s.sku_id
      WHERE s.deleted_at IS NULL)`;

const WRITE = `
  WITH forgotten AS (DELETE FROM translation_task WHERE merchant_id = $1 AND sku_id = ANY ($10::text[]))
  INSERT INTO sku (merchant_id, sku_id, id, product_id, main, content, localization_status, last_update_date, version)
  SELECT $1, sku_id, id, product_id, main, content, localization_status, $2, events
    FROM unnest($3::text[], $4::uuid[], $5::text[], $6::boolean[], $7::jsonb[], $8::text[], $9::int[])
         AS t (sku_id, id, product_id, main, content, localization_status, events)
  ON CONFLICT (merchant_id, sku_id) DO UPDATE
     SET product_id = excluded.product_id, main = excluded.main, content = excluded.content,
         localization_status = excluded.localization_status,
         localization_messages = CASE WHEN excluded.localization_status = 'PENDING_LOCALIZATION'
                                      THEN '[]' ELSE sku.localization_messages END,
         last_update_date = excluded.last_update_date, deleted_at = NULL, version = sku.version + excluded.version
  RETURNING merchant_id AS "merchantId", sku_id AS "skuId", id, version`;

const OF_LIVE_SKUS = [
  'sku_channel',
  'sku_text',
  'sku_price',
  'translation_task',
  'publication_task',
];

const DELETE = `
  WITH ${OF_LIVE_SKUS.map(
    (table) =>
      `${table}_gone AS (DELETE FROM ${table} WHERE merchant_id = $1 AND sku_id = ANY ($2::text[]))`,
  ).join(', ')}
  UPDATE sku SET deleted_at = $3, last_update_date = $3, version = version + 1
   WHERE merchant_id = $1 AND sku_id = ANY ($2::text[])
  RETURNING merchant_id AS "merchantId", sku_id AS "skuId", id, version`;

const UPDATE = `
  UPDATE sku
     SET localization_status = coalesce(u.status, sku.localization_status),
         localization_messages = coalesce(u.messages, sku.localization_messages),
         last_update_date = u.stamp, version = sku.version + u.events
    FROM unnest($1::text[], $2::text[], $3::text[], $4::jsonb[], $5::int[], $6::timestamptz[])
         AS u (merchant_id, sku_id, status, messages, events, stamp)
   WHERE sku.merchant_id = u.merchant_id AND sku.sku_id = u.sku_id
  RETURNING sku.merchant_id AS "merchantId", sku.sku_id AS "skuId", sku.id, sku.version`;
