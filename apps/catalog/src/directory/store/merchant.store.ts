import type { UnitOfWork } from '#messaging';
import type { LastChange, Merchant, Versioned } from '../domain/directory.js';
import type { Queries } from '#platform';

/** Whether this merchant is in the directory. */
export async function merchantExists(queries: Queries, merchantId: string): Promise<boolean> {
  const rows = await queries.query('SELECT FROM merchant WHERE merchant_id = $1', [merchantId]);
  return rows.length > 0;
}

/** @returns undefined for an unknown merchant */
export async function loadMerchant(
  queries: Queries,
  merchantId: string,
): Promise<Versioned<Merchant> | undefined> {
  const [row] = await queries.query<MerchantRow>(BY_ID, [merchantId]);
  return row && fromRow(row);
}

/** All merchants, by id. */
export async function loadMerchants(queries: Queries): Promise<Versioned<Merchant>[]> {
  return (await queries.query<MerchantRow>(ALL)).map(fromRow);
}

/** Adds a merchant without its connections. @returns false if the merchant exists already; then it may be locked */
export async function addMerchant(
  queries: Queries,
  merchant: Merchant,
  changedAt: Date,
): Promise<boolean> {
  const rows = await queries.query(ADD, [
    merchant.merchantId,
    merchant.name,
    merchant.country,
    merchant.currency,
    merchant.autoLocalization,
    merchant.active,
    changedAt,
  ]);
  return rows.length > 0;
}

/** Locks an existing merchant against concurrent changes and against its first SKU. */
export async function lockMerchant(
  queries: Queries,
  merchantId: string,
): Promise<Versioned<Merchant>> {
  await queries.query('SELECT FROM merchant WHERE merchant_id = $1 FOR UPDATE', [merchantId]);
  const merchant = await loadMerchant(queries, merchantId);
  if (!merchant) throw new Error(`merchant ${merchantId} is gone`);
  return merchant;
}

/** Locks merchants against changes and reads their state as last published, by id. */
export async function lockPublishedMerchants(
  queries: Queries,
  merchantIds: readonly string[],
): Promise<{ merchant: Merchant; last: LastChange }[]> {
  await queries.query(LOCK_SOME, [merchantIds]);
  const rows = await queries.query<MerchantRow>(SOME, [merchantIds]);
  return rows.map(({ version, changedAt, ...merchant }) => ({
    merchant,
    last: { version: Number(version), changedAt },
  }));
}

/** Whether the merchant ever had a SKU. */
export async function hasSkus(queries: Queries, merchantId: string): Promise<boolean> {
  return (
    (await queries.query('SELECT FROM sku WHERE merchant_id = $1 LIMIT 1', [merchantId])).length > 0
  );
}

/** Saves a locked merchant without its connections; its first warehouse follows its country (decision 4.2). */
export async function updateMerchant(
  unitOfWork: UnitOfWork,
  merchant: Merchant,
  changedAt: Date,
): Promise<void> {
  const { merchantId, name, country, currency, autoLocalization, active } = merchant;
  const changed = [name, country, currency, autoLocalization, active, changedAt];
  await unitOfWork.query(UPDATE, [merchantId, ...changed]);
}

/** Connects a locked merchant to these channels and no others. */
export async function setConnections(
  queries: Queries,
  { merchantId, connectedChannels }: Merchant,
): Promise<void> {
  await queries.query(SET_CONNECTIONS, [merchantId, connectedChannels]);
}

interface MerchantRow extends Merchant {
  version: string;
  changedAt: Date;
}

function fromRow({ version, changedAt: _of, ...merchant }: MerchantRow): Versioned<Merchant> {
  return { ...merchant, version: Number(version) };
}

const SELECT = `
  SELECT merchant_id AS "merchantId", name, country, currency, auto_localization AS "autoLocalization",
         ARRAY(SELECT n.sales_channel FROM connection n
                WHERE n.merchant_id = m.merchant_id ORDER BY n.sales_channel) AS "connectedChannels",
         active, version, changed_at AS "changedAt"
    FROM merchant m`;

const BY_ID = `${SELECT} WHERE merchant_id = $1`;

const LOCK_SOME = `
  SELECT FROM merchant WHERE merchant_id = ANY ($1::text[]) ORDER BY merchant_id FOR NO KEY UPDATE`;

const SOME = `${SELECT} WHERE merchant_id = ANY ($1::text[]) ORDER BY merchant_id`;

const ALL = `${SELECT} ORDER BY merchant_id`;

const ADD = `
  WITH added AS (
    INSERT INTO merchant (merchant_id, name, country, currency, auto_localization, active, version, changed_at)
    VALUES ($1, $2, $3, $4, $5, $6, 1, $7) ON CONFLICT DO NOTHING
    RETURNING merchant_id, country
  )
  INSERT INTO warehouse (merchant_id, warehouse_id, name, country)
  SELECT merchant_id, 1, 'Main', country FROM added
  RETURNING merchant_id`;

const UPDATE = `
  WITH first AS (UPDATE warehouse SET country = $3 WHERE merchant_id = $1 AND warehouse_id = 1)
  UPDATE merchant
     SET name = $2, country = $3, currency = $4, auto_localization = $5, active = $6, changed_at = $7,
         version = version + 1
   WHERE merchant_id = $1`;

const SET_CONNECTIONS = `
  WITH cut AS (
    DELETE FROM connection WHERE merchant_id = $1 AND NOT sales_channel = ANY ($2::text[])
  )
  INSERT INTO connection (merchant_id, sales_channel)
  SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`;
