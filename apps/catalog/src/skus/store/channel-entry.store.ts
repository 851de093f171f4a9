import type { ChannelEntry, ChannelPrice, EntryStatus } from '../domain/channel-entry.js';
import type { LocalizationStatus } from '../domain/localization-lifecycle.js';
import type { LocalizationMessage, SkuKey } from '../domain/sku.js';
import type { ChannelFit, FitMessage } from '../../taxonomy/domain/channel-fit.js';
import type { Writes } from '#messaging';
import type { Queries } from '#platform';
import { columns } from './sku.store.js';

/** A new entry of a SKU. */
export interface EntryWrite {
  key: SkuKey;
  entry: ChannelEntry;
}

/** Sets entries and stores each change with its date (decision 3.9); the last of several changes of an entry wins. */
export function writeEntries(unitOfWork: Writes, writes: readonly EntryWrite[]): void {
  if (writes.length === 0) return;
  unitOfWork.write(WRITE, [
    ...columns(writes.map(({ key }) => key)),
    writes.map(({ entry }) => entry.salesChannel),
    writes.map(({ entry }) => entry.status),
    writes.map(({ entry }) => entry.cause),
    writes.map(({ entry }) => entry.statusDate),
    writes.map(({ entry }) => entry.statusMessage ?? null),
    writes.map(({ entry }) => entry.salesChannelSkuId ?? null),
  ]);
}

/** The fit of a SKU in a channel in which it has an entry. */
export interface FitWrite {
  key: SkuKey;
  salesChannel: string;
  fit: ChannelFit;
}

/** Stores changed fits of SKUs in channels (decision 10.6), after their entries were written. */
export function writeFits(unitOfWork: Writes, writes: readonly FitWrite[]): void {
  if (writes.length === 0) return;
  unitOfWork.write(WRITE_FITS, [
    ...columns(writes.map(({ key }) => key)),
    writes.map(({ salesChannel }) => salesChannel),
    writes.map(({ fit }) => JSON.stringify(fit)),
  ]);
}

/** The stored reasons why a SKU is or is not live (decision 3.12). */
export interface SkuStatus {
  skuId: string;
  localizationStatus: LocalizationStatus;
  localizationMessages: LocalizationMessage[];
  /** The version of its last event. */
  version: number;
  channels: {
    salesChannel: string;
    status: EntryStatus;
    statusDate: string;
    statusMessage?: string;
    salesChannelSkuId?: string;
    price?: ChannelPrice['state'];
    channelCategory?: string;
    messages: FitMessage[];
    history: { status: EntryStatus; statusDate: string; statusMessage?: string }[];
  }[];
}

/** @returns undefined for a SKU that is unknown or deleted */
export async function loadSkuStatus(queries: Queries, key: SkuKey): Promise<SkuStatus | undefined> {
  const [status] = await queries.query<SkuStatus>(SKU_STATUS, [key.merchantId, key.skuId]);
  return status;
}

const WRITE = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[], $8::text[])
           WITH ORDINALITY
      AS t (merchant_id, sku_id, sales_channel, status, cause, status_date, status_message, sales_channel_sku_id, position)
  ), kept AS (
    INSERT INTO sku_channel_history (merchant_id, sku_id, sales_channel, status, status_date, status_message)
    SELECT merchant_id, sku_id, sales_channel, status, status_date, status_message FROM given
     ORDER BY position
  )
  INSERT INTO sku_channel (merchant_id, sku_id, sales_channel, status, cause, status_date, status_message,
                           sales_channel_sku_id)
  SELECT DISTINCT ON (merchant_id, sku_id, sales_channel)
         merchant_id, sku_id, sales_channel, status, cause, status_date, status_message, sales_channel_sku_id
    FROM given ORDER BY merchant_id, sku_id, sales_channel, position DESC
  ON CONFLICT (merchant_id, sku_id, sales_channel) DO UPDATE
     SET status = excluded.status, cause = excluded.cause, status_date = excluded.status_date,
         status_message = excluded.status_message, sales_channel_sku_id = excluded.sales_channel_sku_id`;

const WRITE_FITS = `
  UPDATE sku_channel c SET fit = t.fit
    FROM unnest($1::text[], $2::text[], $3::text[], $4::jsonb[]) AS t (merchant_id, sku_id, sales_channel, fit)
   WHERE c.merchant_id = t.merchant_id AND c.sku_id = t.sku_id AND c.sales_channel = t.sales_channel
     AND c.fit IS DISTINCT FROM t.fit`;

const SKU_STATUS = `
  SELECT s.sku_id AS "skuId", s.localization_status AS "localizationStatus",
         s.localization_messages AS "localizationMessages", s.version::float8 AS version,
         (SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
                   'salesChannel', c.sales_channel, 'status', c.status, 'statusDate', c.status_date,
                   'statusMessage', c.status_message, 'salesChannelSkuId', c.sales_channel_sku_id,
                   'channelCategory', c.fit->>'category', 'messages', coalesce(c.fit->'messages', '[]'),
                   'price', p.state, 'history', h.history)) ORDER BY c.sales_channel), '[]')
            FROM sku_channel c
            LEFT JOIN sku_price p USING (merchant_id, sku_id, sales_channel)
           CROSS JOIN LATERAL (
             SELECT coalesce(json_agg(json_build_object('status', e.status, 'statusDate', e.status_date,
                                                        'statusMessage', e.status_message) ORDER BY e.id), '[]') AS history
               FROM sku_channel_history e
              WHERE e.merchant_id = c.merchant_id AND e.sku_id = c.sku_id AND e.sales_channel = c.sales_channel) h
           WHERE c.merchant_id = s.merchant_id AND c.sku_id = s.sku_id) AS channels
    FROM sku s
   WHERE s.merchant_id = $1 AND s.sku_id = $2 AND s.deleted_at IS NULL`;
