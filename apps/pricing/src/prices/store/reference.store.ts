import { channelSettingsOf, type ChannelSettings } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { Database, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { FxRateEntity, MerchantEntity, SalesChannelEntity } from './reference.entity.js';

/**
 * Merchants, channels and rates change under the exclusive lock; transactions that localize or queue prices with them
 * take the shared one. So a price either uses the new data, or is found by the search for prices that used the old
 * data, even if the common row does not exist yet. The lock is taken before any row is locked.
 */
export async function lockReference(
  unitOfWork: UnitOfWork,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await unitOfWork.query(
    `SELECT ${lock}(hashtext('pricing reference'), hashtext(current_schema()))`,
  );
}

/** A known channel: whether it is open, and its settings. */
export interface KnownChannel extends ChannelSettings {
  active: boolean;
}

/** @returns the known channels, by id */
export async function findSalesChannels(
  unitOfWork: UnitOfWork,
  salesChannels: readonly string[],
): Promise<Map<string, KnownChannel>> {
  const channels = await unitOfWork.repository(SalesChannelEntity);
  const rows = await channels.findBy({ salesChannel: In([...new Set(salesChannels)]) });
  return new Map(
    rows.map(({ salesChannel, active, settings }) => [
      salesChannel,
      { active, ...channelSettingsOf(settings) },
    ]),
  );
}

export async function saveSalesChannel(
  unitOfWork: UnitOfWork,
  salesChannel: string,
  { active, ...settings }: KnownChannel,
): Promise<void> {
  const channels = await unitOfWork.repository(SalesChannelEntity);
  await channels.upsert({ salesChannel, active, settings }, ['salesChannel']);
}

/** Stores a merchant. @returns the channels to which it was connected before */
export async function saveMerchant(
  unitOfWork: UnitOfWork,
  merchant: Readonly<MerchantEntity>,
): Promise<string[]> {
  const { merchantId } = merchant;
  const merchants = await unitOfWork.repository(MerchantEntity);
  const before = await merchants.findOneBy({ merchantId });
  await merchants.upsert(merchant, ['merchantId']);
  return before?.connectedChannels ?? [];
}

export function isKnownMerchant({ http }: Database, merchantId: string): Promise<boolean> {
  return http.getRepository(MerchantEntity).existsBy({ merchantId });
}

export async function saveFxRate(
  unitOfWork: UnitOfWork,
  rate: Readonly<FxRateEntity>,
): Promise<void> {
  await (await unitOfWork.repository(FxRateEntity)).upsert(rate, ['quote']);
}

/** The merchants that are connected to a channel. */
export async function merchantsConnectedTo(
  unitOfWork: UnitOfWork,
  salesChannel: string,
): Promise<string[]> {
  const rows = await unitOfWork.query<{ merchant_id: string }>(
    `SELECT merchant_id FROM merchant WHERE $1 = ANY(connected_channels) ORDER BY merchant_id`,
    [salesChannel],
  );
  return rows.map(({ merchant_id }) => merchant_id);
}

/** The currency and the channels of a merchant. */
export interface OpenChannels {
  currency: string;
  channels: string[];
}

/** The channels in which the merchants sell: connected, and not known to be inactive. */
export async function openChannels(
  queries: Queries,
  merchantIds: readonly string[],
): Promise<Map<string, OpenChannels>> {
  const rows = await queries.query<{ merchant_id: string; currency: string; channels: string[] }>(
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

  /** Whether this service knows the merchant and its SKU. */
  async has(merchantId: string, skuId: string): Promise<boolean> {
    const rows = await this.database.http.query<unknown[]>(
      `SELECT FROM sku JOIN merchant USING (merchant_id)
        WHERE merchant_id = $1 AND sku_id = $2 AND NOT deleted`,
      [merchantId, skuId],
    );
    return rows.length > 0;
  }

  /** Whether this service knows the merchant and all of these SKUs. */
  async hasAll(merchantId: string, skuIds: readonly string[]): Promise<boolean> {
    const ids = [...new Set(skuIds)];
    const [row] = await this.database.reads({ merchantId }).query<{ known: boolean }>(
      `SELECT count(*) = cardinality($2::text[]) AS known FROM sku JOIN merchant USING (merchant_id)
        WHERE merchant_id = $1 AND sku_id = ANY($2) AND NOT deleted`,
      [merchantId, ids],
    );
    return row?.known ?? false;
  }
}
