import type { Queries } from '#platform';

/** A sales channel that a merchant sells in. */
export interface ConnectedChannel {
  salesChannel: string;
  country: string;
  locale: string;
}

/** What localization asks of a merchant. */
export interface Market {
  autoLocalization: boolean;
  /** Active channels only; none of an inactive merchant. */
  channels: ConnectedChannel[];
}

/** The markets of some merchants; one that is unknown is not in the answer. */
export async function loadMarkets(
  db: Queries,
  merchantIds: readonly string[],
): Promise<Map<string, Market>> {
  const rows = await db.query<{ merchantId: string } & Market>(MARKETS, [
    [...new Set(merchantIds)],
  ]);
  return new Map(rows.map(({ merchantId, ...market }) => [merchantId, market]));
}

/** Is this merchant in the directory? */
export async function merchantExists(db: Queries, merchantId: string): Promise<boolean> {
  const rows = await db.query('SELECT FROM merchant WHERE merchant_id = $1', [merchantId]);
  return rows.length > 0;
}

export interface NewMerchant {
  merchantId: string;
  name: string;
  country: string;
  currency: string;
  autoLocalization: boolean;
}

/** Adds merchants with their first warehouse (decision 4.2). @returns the ids of those that were not there */
export async function addMerchants(
  db: Queries,
  merchants: readonly NewMerchant[],
): Promise<string[]> {
  const rows = await db.query<{ merchantId: string }>(ADD_MERCHANTS, [JSON.stringify(merchants)]);
  const added = rows.map(({ merchantId }) => merchantId);
  await db.query(ADD_FIRST_WAREHOUSES, [added]);
  return added;
}

export interface NewSalesChannel {
  salesChannel: string;
  name: string;
  country: string;
  currency: string;
  locale: string;
  taxesOnline: boolean;
  taxType: 'DDP' | 'DDU';
  feeShare: string;
  priceStep: string;
  priceOffset: string;
}

/** @returns the ids of those that were not there */
export async function addSalesChannels(
  db: Queries,
  channels: readonly NewSalesChannel[],
): Promise<string[]> {
  const rows = await db.query<{ salesChannel: string }>(ADD_CHANNELS, [JSON.stringify(channels)]);
  return rows.map(({ salesChannel }) => salesChannel);
}

/** Connects each of the merchants to each of the channels. */
export async function connect(
  db: Queries,
  merchantIds: readonly string[],
  salesChannels: readonly string[],
): Promise<void> {
  await db.query(CONNECT, [merchantIds, salesChannels]);
}

/** Adds warehouses of the returns partner (decision 4.2); those that are there stay as they are. */
export async function addReturnsWarehouses(
  db: Queries,
  warehouses: readonly { warehouseId: number; name: string; country: string }[],
): Promise<void> {
  await db.query(ADD_RETURNS_WAREHOUSES, [JSON.stringify(warehouses)]);
}

const MARKETS = `
  SELECT m.merchant_id AS "merchantId", m.auto_localization AS "autoLocalization",
         coalesce(json_agg(json_build_object('salesChannel', c.sales_channel, 'country', c.country, 'locale', c.locale)
                           ORDER BY c.sales_channel) FILTER (WHERE c.sales_channel IS NOT NULL), '[]') AS channels
    FROM merchant m
    LEFT JOIN connection n ON n.merchant_id = m.merchant_id AND m.active
    LEFT JOIN sales_channel c ON c.sales_channel = n.sales_channel AND c.active
   WHERE m.merchant_id = ANY ($1::text[])
   GROUP BY m.merchant_id`;

const ADD_MERCHANTS = `
  INSERT INTO merchant (merchant_id, name, country, currency, auto_localization, active, version)
  SELECT "merchantId", name, country, currency, "autoLocalization", true, 1
    FROM jsonb_to_recordset($1::jsonb)
         AS t ("merchantId" text, name text, country text, currency text, "autoLocalization" boolean)
  ON CONFLICT DO NOTHING
  RETURNING merchant_id AS "merchantId"`;

const ADD_FIRST_WAREHOUSES = `
  INSERT INTO warehouse (merchant_id, warehouse_id, name, country)
  SELECT merchant_id, 1, 'Main', country FROM merchant WHERE merchant_id = ANY ($1::text[])
  ON CONFLICT DO NOTHING`;

const ADD_CHANNELS = `
  INSERT INTO sales_channel (sales_channel, name, country, currency, locale, taxes_online, tax_type, fee_share,
                             price_step, price_offset, active, version)
  SELECT "salesChannel", name, country, currency, locale, "taxesOnline", "taxType", "feeShare", "priceStep",
         "priceOffset", true, 1
    FROM jsonb_to_recordset($1::jsonb)
         AS t ("salesChannel" text, name text, country text, currency text, locale text, "taxesOnline" boolean,
               "taxType" text, "feeShare" numeric, "priceStep" numeric, "priceOffset" numeric)
  ON CONFLICT DO NOTHING
  RETURNING sales_channel AS "salesChannel"`;

const CONNECT = `
  INSERT INTO connection (merchant_id, sales_channel)
  SELECT m, c FROM unnest($1::text[]) AS m CROSS JOIN unnest($2::text[]) AS c
  ON CONFLICT DO NOTHING`;

const ADD_RETURNS_WAREHOUSES = `
  INSERT INTO returns_warehouse (warehouse_id, name, country)
  SELECT "warehouseId", name, country
    FROM jsonb_to_recordset($1::jsonb) AS t ("warehouseId" integer, name text, country text)
  ON CONFLICT DO NOTHING`;
