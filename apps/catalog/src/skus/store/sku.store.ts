import type { ListTable, UnitOfWork, Writes } from '#messaging';
import type { ChannelEntry, ChannelPrice } from '../domain/channel-entry.js';
import type { SkuWrite, StoredSku } from '../domain/decide-upsert.js';
import type { LocalizationStatus } from '../domain/localization-lifecycle.js';
import type { LocalizationMessage, SentSku, SkuContent, SkuKey } from '../domain/sku.js';
import { RowColumns, type Queries } from '#platform';

/** A live SKU with its merchant. */
export interface CatalogSku extends StoredSku {
  merchantId: string;
  localizationMessages: LocalizationMessage[];
  lastUpdateDate: Date;
  /** The version of its last event. */
  version: number;
}

/** The members of a SKU that its merchant sees. */
export type ShownSku = Omit<CatalogSku, 'live' | 'prices'>;

const KEY = new RowColumns<SkuKey>({ merchantId: 'text', skuId: 'text' });

/** SKUs in the list of their merchants. */
export const SKU_LIST: ListTable = {
  list: 'sku',
  stampRows: `
    UPDATE sku SET last_update_date = t.stamp
      FROM ${KEY.table('$1', 'stamp timestamptz')}
     WHERE (${KEY.names}) = (${KEY.members})`,
};

/**
 * Locks SKUs until the commit, in key order, before the next query. Every decision about a SKU takes this lock before
 * it reads the SKU, its siblings or its merchant's channels, and before it removes a task of the SKU.
 */
export function lockSkus(unitOfWork: Writes, keys: readonly SkuKey[]): void {
  if (keys.length > 0) unitOfWork.write(LOCK, columns(keys));
}

/** Locks the SKUs of some products of a merchant, and all SKUs stored under some ids. */
export function lockProducts(
  unitOfWork: Writes,
  merchantId: string,
  productIds: readonly string[],
  skuIds: readonly string[],
): void {
  unitOfWork.write(LOCK_PRODUCTS, [merchantId, productIds, skuIds]);
}

/**
 * The SKUs with which an upsert is compared: the product's live SKUs, all SKUs stored under the sent ids, and the
 * refused SKUs of products that SKUs leave.
 */
export async function loadForUpsert(
  queries: Queries,
  merchantId: string,
  productId: string,
  skuIds: readonly string[],
): Promise<CatalogSku[]> {
  const rows = await queries.query<SkuRow>(FOR_UPSERT, [merchantId, productId, skuIds]);
  return rows.map(fromRow);
}

/** @param condition SQL on `sku s`, a constant in the code */
export async function selectSkus(
  queries: Queries,
  condition: string,
  parameters: unknown[],
): Promise<CatalogSku[]> {
  return (await queries.query<SkuRow>(`${SELECT} WHERE ${condition}`, parameters)).map(fromRow);
}

/** Locks some SKUs and reads the live ones, without duplicates, in any order. */
export function lockAndLoadSkus(
  unitOfWork: UnitOfWork,
  keys: readonly SkuKey[],
): Promise<CatalogSku[]> {
  lockSkus(unitOfWork, keys);
  return loadSkus(unitOfWork, keys);
}

/** The live SKUs of some keys, without duplicates, in any order. */
export async function loadSkus(queries: Queries, keys: readonly SkuKey[]): Promise<CatalogSku[]> {
  const rows = await queries.query<SkuRow>(BY_KEY, columns(keys));
  return rows.map(fromRow);
}

/** The live SKUs of a product, oldest first. */
export async function loadProduct(
  queries: Queries,
  merchantId: string,
  productId: string,
): Promise<CatalogSku[]> {
  const rows = await queries.query<SkuRow>(PRODUCT, [merchantId, productId]);
  return rows.map(fromRow);
}

/** All live SKUs of the products of some SKUs, for a review, by `merchantId` and product. */
export async function loadProductsOf(
  queries: Queries,
  keys: readonly SkuKey[],
): Promise<(SentSku & { merchantId: string })[]> {
  return queries.query(PRODUCTS_OF, columns(keys));
}

/** A new or stored SKU after an upsert, with the version of its last event. */
export interface VersionedWrite extends SkuWrite {
  version: number;
}

/**
 * Writes SKUs as sent, and discards translations of their former content.
 * @param stamp the `lastUpdateDate` of all of them
 * @throws pg's unique violation, at the commit, if a new SKU has been created by another transaction meanwhile
 */
export function writeSkus(
  unitOfWork: Writes,
  merchantId: string,
  {
    inserted,
    updated,
  }: { inserted: readonly VersionedWrite[]; updated: readonly VersionedWrite[] },
  stamp: Date,
): void {
  const restarted = updated.filter((write) => write.restarted).map(({ sku }) => sku.skuId);
  if (restarted.length > 0) unitOfWork.write(DELETE_TRANSLATIONS, [merchantId, restarted]);
  if (inserted.length > 0) unitOfWork.write(INSERT, [merchantId, stamp, sentRows(inserted)]);
  if (updated.length > 0) unitOfWork.write(REPLACE, [merchantId, stamp, sentRows(updated)]);
}

function sentRows(writes: readonly VersionedWrite[]): string {
  return SENT.json(writes.map(({ sku, ...write }) => ({ ...sku, ...write })));
}

/** Deletes SKUs with their entries, texts, prices and tasks; their history stays. */
export function deleteSkus(
  unitOfWork: Writes,
  merchantId: string,
  skuIds: readonly string[],
  stamp: Date,
): void {
  if (skuIds.length > 0) unitOfWork.write(DELETE, [merchantId, skuIds, stamp]);
}

/** The changes of a SKU, and the number of events that report them. */
export interface SkuUpdate extends SkuKey {
  localization?: { status: LocalizationStatus; messages: readonly object[] };
  events: number;
}

/** Updates locked SKUs, with their place in the list. */
export function updateSkus(unitOfWork: UnitOfWork, updates: readonly SkuUpdate[]): void {
  unitOfWork.write(UPDATE, [
    ...columns(updates),
    updates.map(({ localization }) => localization?.status ?? null),
    updates.map(({ localization }) =>
      localization ? JSON.stringify(localization.messages) : null,
    ),
    updates.map(({ events }) => events),
  ]);
  for (const { merchantId, skuId } of updates) {
    unitOfWork.touch(SKU_LIST, merchantId, { merchantId, skuId } satisfies SkuKey);
  }
}

/** Keys for `unnest`, as two parallel arrays. */
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
  version: string;
  entries: (Omit<ChannelEntry, 'statusDate'> & { statusDate: string })[];
  prices: ({ salesChannel: string } & ChannelPrice)[];
}

function fromRow({ entries, prices, ...row }: SkuRow): CatalogSku {
  return {
    ...row,
    version: Number(row.version),
    entries: entries.map((entry) => ({ ...entry, statusDate: new Date(entry.statusDate) })),
    prices: new Map(prices.map(({ salesChannel, ...price }) => [salesChannel, price])),
  };
}

const SELECT = `
  SELECT s.merchant_id AS "merchantId", s.sku_id AS "skuId", s.id, s.product_id AS "productId", s.main, s.content,
         s.deleted_at IS NULL AS live, s.localization_status AS "localizationStatus",
         s.localization_messages AS "localizationMessages", s.last_update_date AS "lastUpdateDate",
         s.version,
         (SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
                   'salesChannel', c.sales_channel, 'status', c.status, 'cause', c.cause, 'statusDate', c.status_date,
                   'statusMessage', c.status_message, 'salesChannelSkuId', c.sales_channel_sku_id, 'fit', c.fit))
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

const LOCK = `
  SELECT FROM sku WHERE (merchant_id, sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
   ORDER BY merchant_id, sku_id FOR NO KEY UPDATE`;

const LOCK_PRODUCTS = `
  SELECT FROM sku WHERE merchant_id = $1 AND sku_id IN (
     SELECT sku_id FROM sku WHERE merchant_id = $1 AND product_id = ANY ($2::text[]) AND deleted_at IS NULL
     UNION
     SELECT unnest($3::text[]))
   ORDER BY sku_id FOR NO KEY UPDATE`;

const DELETE_TRANSLATIONS = `DELETE FROM translation_task WHERE merchant_id = $1 AND sku_id = ANY ($2::text[])`;

type SentRow = Pick<SentSku, 'skuId' | 'productId' | 'main' | 'content'> &
  Pick<VersionedWrite, 'id' | 'localizationStatus' | 'version'>;

const SENT = new RowColumns<SentRow>(
  {
    skuId: 'text',
    id: 'uuid',
    productId: 'text',
    main: 'boolean',
    content: 'jsonb',
    localizationStatus: 'text',
    version: 'bigint',
  },
  ['skuId', 'id'],
);

const INSERT = `
  INSERT INTO sku (merchant_id, last_update_date, ${SENT.names})
  SELECT $1, $2, ${SENT.members} FROM ${SENT.table('$3')}`;

const REPLACE = `
  UPDATE sku
     SET ${SENT.assigned},
         localization_messages = CASE WHEN t."localizationStatus" = 'PENDING_LOCALIZATION'
                                      THEN '[]' ELSE sku.localization_messages END,
         last_update_date = $2, deleted_at = NULL
    FROM ${SENT.table('$3')}
   WHERE sku.merchant_id = $1 AND sku.sku_id = t."skuId"`;

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
   WHERE merchant_id = $1 AND sku_id = ANY ($2::text[])`;

const UPDATE = `
  UPDATE sku
     SET localization_status = coalesce(u.status, sku.localization_status),
         localization_messages = coalesce(u.messages, sku.localization_messages),
         version = sku.version + u.events
    FROM unnest($1::text[], $2::text[], $3::text[], $4::jsonb[], $5::int[])
         AS u (merchant_id, sku_id, status, messages, events)
   WHERE sku.merchant_id = u.merchant_id AND sku.sku_id = u.sku_id`;
