import type { UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';

export interface Merchant {
  merchantId: string;
  country: string;
  currency: string;
  connectedChannels: string[];
}

export interface SalesChannel {
  salesChannel: string;
  country: string;
  currency: string;
  taxesOnline: boolean;
  feeShare: string;
  ending: { step: string; offset: string };
  active: boolean;
}

export interface FxRate {
  quote: string;
  rate: string;
  validFrom: string;
  source: string;
}

/**
 * Merchants, channels and rates change under the exclusive lock; the one who makes or queues prices by them holds the
 * shared one. So a price is either made by the new data or seen by the one who looks for prices made by the old, even
 * where the row that both are about is not there yet. Taken before any row is locked.
 */
export async function lockReference(uow: UnitOfWork, mode: 'shared' | 'exclusive'): Promise<void> {
  const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await uow.query(`SELECT ${lock}(hashtext('pricing reference'), hashtext(current_schema()))`);
}

/** @returns the channels that the merchant was not connected to before */
export async function saveMerchant(uow: UnitOfWork, merchant: Merchant): Promise<string[]> {
  const [row] = await uow.query<{ added: string[] }>(
    `INSERT INTO merchant AS known (merchant_id, country, currency, connected_channels)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (merchant_id) DO UPDATE
        SET country = excluded.country, currency = excluded.currency,
            connected_channels = excluded.connected_channels
     RETURNING ARRAY(SELECT unnest(new.connected_channels)
                     EXCEPT SELECT unnest(old.connected_channels)) AS added`,
    [merchant.merchantId, merchant.country, merchant.currency, merchant.connectedChannels],
  );
  return row?.added ?? [];
}

/** @returns what the channel was before, undefined for a new one */
export async function saveSalesChannel(
  uow: UnitOfWork,
  channel: SalesChannel,
): Promise<SalesChannel | undefined> {
  const before = await findSalesChannel(uow, channel.salesChannel);
  await uow.query(
    `INSERT INTO sales_channel (sales_channel, country, currency, taxes_online, fee_share, ending_step,
                                ending_offset, active)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (sales_channel) DO UPDATE
        SET country = excluded.country, currency = excluded.currency, taxes_online = excluded.taxes_online,
            fee_share = excluded.fee_share, ending_step = excluded.ending_step,
            ending_offset = excluded.ending_offset, active = excluded.active`,
    [
      channel.salesChannel,
      channel.country,
      channel.currency,
      channel.taxesOnline,
      channel.feeShare,
      channel.ending.step,
      channel.ending.offset,
      channel.active,
    ],
  );
  return before;
}

export async function findSalesChannel(
  uow: UnitOfWork,
  salesChannel: string,
): Promise<SalesChannel | undefined> {
  const [row] = await uow.query<{ channel: SalesChannel }>(
    `SELECT json_build_object(
              'salesChannel', sales_channel, 'country', country, 'currency', currency,
              'taxesOnline', taxes_online, 'feeShare', fee_share::text, 'active', active,
              'ending', json_build_object('step', ending_step::text, 'offset', ending_offset::text)
            ) AS channel
       FROM sales_channel WHERE sales_channel = $1`,
    [salesChannel],
  );
  return row?.channel;
}

/** The merchants that are connected to a channel. */
export async function merchantsConnectedTo(
  uow: UnitOfWork,
  salesChannel: string,
): Promise<string[]> {
  const rows = await uow.query<{ merchant_id: string }>(
    `SELECT merchant_id FROM merchant WHERE $1 = ANY(connected_channels) ORDER BY merchant_id`,
    [salesChannel],
  );
  return rows.map(({ merchant_id }) => merchant_id);
}

export async function saveFxRate(uow: UnitOfWork, rate: FxRate): Promise<void> {
  await uow.query(
    `INSERT INTO fx_rate (quote, rate, valid_from, source) VALUES ($1, $2, $3, $4)
     ON CONFLICT (quote) DO UPDATE
        SET rate = excluded.rate, valid_from = excluded.valid_from, source = excluded.source`,
    [rate.quote, rate.rate, rate.validFrom, rate.source],
  );
}

/** What a merchant is paid in, and where it sells. */
export interface OpenChannels {
  currency: string;
  channels: string[];
}

/** The channels in which the merchants sell: connected, and not known to be inactive. */
export async function openChannels(
  uow: UnitOfWork,
  merchantIds: readonly string[],
): Promise<Map<string, OpenChannels>> {
  const rows = await uow.query<{ merchant_id: string; currency: string; channels: string[] }>(
    `SELECT merchant_id, currency,
            ARRAY(SELECT id FROM unnest(connected_channels) AS c (id)
                   WHERE NOT EXISTS (SELECT FROM sales_channel s
                                      WHERE s.sales_channel = c.id AND NOT s.active)) AS channels
       FROM merchant WHERE merchant_id = ANY($1)`,
    [merchantIds],
  );
  return new Map(
    rows.map(({ merchant_id, currency, channels }) => [merchant_id, { currency, channels }]),
  );
}

/** Reads for requests. */
@Injectable()
export class KnownSkus {
  constructor(private readonly database: Database) {}

  /** Does this service know the merchant, and this SKU of it? */
  async has(merchantId: string, skuId: string): Promise<boolean> {
    const rows = await this.database.http.query<unknown[]>(
      `SELECT FROM sku JOIN merchant USING (merchant_id)
        WHERE merchant_id = $1 AND sku_id = $2 AND NOT deleted`,
      [merchantId, skuId],
    );
    return rows.length > 0;
  }
}
