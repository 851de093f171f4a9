import type { UnitOfWork } from '#messaging';
import { RowColumns } from '#platform';

export interface SkuKey {
  merchantId: string;
  skuId: string;
}

/** The measures and the customs data of a SKU that its prices depend on; kilograms and centimetres. */
export interface PricedSku {
  weight: string;
  length: number;
  width: number;
  height: number;
  hscode: string | null;
  /** Null where it is the merchant's country. */
  countryOfOrigin: string | null;
}

/** @returns the two columns of the keys, parameters of `unnest` */
export function columnsOf(keys: readonly SkuKey[]): [merchantIds: string[], skuIds: string[]] {
  return [keys.map(({ merchantId }) => merchantId), keys.map(({ skuId }) => skuId)];
}

/** An origin price in the merchant's currency. */
export interface OriginPrice extends SkuKey {
  salePrice: string;
  listPrice: string;
}

/** A SKU as it is stored. */
export interface StoredSku extends SkuKey, PricedSku {
  name: string;
}

const SKU = new RowColumns<StoredSku>(
  {
    merchantId: 'text',
    skuId: 'text',
    name: 'text',
    weight: 'numeric',
    length: 'integer',
    width: 'integer',
    height: 'integer',
    hscode: 'text',
    countryOfOrigin: 'text',
  },
  ['merchantId', 'skuId'],
);

/** Stores the current SKUs and locks them; a deleted SKU is restored. Each SKU occurs at most once. */
export function saveSkus(unitOfWork: UnitOfWork, skus: readonly StoredSku[]): void {
  unitOfWork.write(
    `INSERT INTO sku (${SKU.names}, deleted)
     SELECT ${SKU.members}, false FROM ${SKU.table('$1')} ORDER BY "merchantId", "skuId" COLLATE "C"
     ON CONFLICT (merchant_id, sku_id) DO UPDATE SET ${SKU.replaced}, deleted = false`,
    [SKU.json(skus)],
  );
}

/**
 * The current SKUs whose HS code or origin differs from the stored one.
 * @returns the changed SKUs, without new SKUs, which have no price
 */
export async function reclassifiedSkus(
  unitOfWork: UnitOfWork,
  skus: readonly StoredSku[],
): Promise<SkuKey[]> {
  return unitOfWork.query<SkuKey>(
    `SELECT "merchantId", "skuId"
       FROM ${SKU.table('$1')}
       JOIN sku s ON (s.merchant_id, s.sku_id) = (t."merchantId", t."skuId")
      WHERE (s.hscode, s.country_of_origin) IS DISTINCT FROM (t.hscode, t."countryOfOrigin")`,
    [SKU.json(skus)],
  );
}

/**
 * Locks SKUs until the commit: every transaction that queues prices of a SKU from stored data takes this lock, so that
 * an older origin price is never queued after a newer one.
 * @returns the SKUs that exist and are not deleted
 */
export async function lockSkus(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<SkuKey[]> {
  return unitOfWork.query<SkuKey>(
    `SELECT merchant_id AS "merchantId", sku_id AS "skuId" FROM sku
      WHERE (merchant_id, sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[])) AND NOT deleted
      ORDER BY merchant_id, sku_id FOR UPDATE`,
    columnsOf(keys),
  );
}

/** Marks locked SKUs deleted; their origin prices end with them. */
export function deleteSkus(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): void {
  unitOfWork.write(
    `WITH deleted AS (SELECT * FROM unnest($1::text[], $2::text[]) AS t (merchant_id, sku_id)),
          price AS (DELETE FROM origin_price USING deleted
                     WHERE origin_price.merchant_id = deleted.merchant_id
                       AND origin_price.sku_id = deleted.sku_id)
     UPDATE sku SET deleted = true FROM deleted
      WHERE sku.merchant_id = deleted.merchant_id AND sku.sku_id = deleted.sku_id`,
    columnsOf(keys),
  );
}

/** Stores origin prices that merchants have just sent for locked SKUs. Each SKU occurs at most once. */
export function saveOriginPrices(unitOfWork: UnitOfWork, prices: readonly OriginPrice[]): void {
  unitOfWork.write(saveOrigin('statement_timestamp()'), [ORIGIN_PRICE.json(prices)]);
}

/** An origin price that came with an upsert; `sentAt` is when that was committed, by the store's clock. */
export interface UpsertedPrice extends OriginPrice {
  sentAt: string;
}

/**
 * Stores the prices of locked SKUs that came with upserts, unless the merchant has sent another price later: price
 * calls arrive directly, perhaps before the event of an earlier upsert. Each SKU occurs at most once.
 * @returns the SKUs whose prices were stored
 */
export async function saveUpsertedPrices(
  unitOfWork: UnitOfWork,
  prices: readonly UpsertedPrice[],
): Promise<SkuKey[]> {
  return unitOfWork.query<SkuKey>(
    `${saveOrigin('"sentAt"')} WHERE origin_price.sent_at <= excluded.sent_at
     RETURNING merchant_id AS "merchantId", sku_id AS "skuId"`,
    [UPSERTED_PRICE.json(prices)],
  );
}

const ORIGIN_COLUMNS = {
  merchantId: 'text',
  skuId: 'text',
  salePrice: 'numeric',
  listPrice: 'numeric',
} as const;
const ORIGIN_PRICE = new RowColumns<OriginPrice>(ORIGIN_COLUMNS, ['merchantId', 'skuId']);
const UPSERTED_PRICE = new RowColumns<UpsertedPrice>({ ...ORIGIN_COLUMNS, sentAt: 'timestamptz' });

function saveOrigin(sentAt: string): string {
  return `
     INSERT INTO origin_price (${ORIGIN_PRICE.names}, sent_at)
     SELECT ${ORIGIN_PRICE.members}, ${sentAt}
       FROM ${UPSERTED_PRICE.table('$1')} ORDER BY "merchantId", "skuId" COLLATE "C"
     ON CONFLICT (merchant_id, sku_id) DO UPDATE SET ${ORIGIN_PRICE.replaced}, sent_at = excluded.sent_at`;
}
