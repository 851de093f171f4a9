import { channelSettingsOf, type ChannelSettings } from '#contracts';
import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';
import { Column, type DataSource, Entity, In, PrimaryColumn } from 'typeorm';
import type { LastChange, SalesChannel, Versioned } from '../domain/directory.js';

/** A sales channel as operators set it up (decision 2.8). */
@Entity('sales_channel')
class SalesChannelEntity {
  @PrimaryColumn('text') salesChannel!: string;
  @Column('text') name!: string;
  @Column('text') locale!: string;
  @Column('jsonb') settings!: ChannelSettings;
  @Column('boolean') active!: boolean;
  @Column('timestamp with time zone') changedAt!: Date;
  @Column('bigint') version!: string;
}

/** @returns undefined for an unknown channel */
export async function loadSalesChannel(
  source: DataSource,
  salesChannel: string,
): Promise<Versioned<SalesChannel> | undefined> {
  const row = await source.getRepository(SalesChannelEntity).findOneBy({ salesChannel });
  return row ? fromRow(row) : undefined;
}

/** All channels, by id. */
export async function loadSalesChannels(source: DataSource): Promise<Versioned<SalesChannel>[]> {
  const channels = source.getRepository(SalesChannelEntity);
  return (await channels.find({ order: { salesChannel: 'ASC' } })).map(fromRow);
}

/** Adds a channel. @returns false if the channel exists already; then it may be locked */
export async function addSalesChannel(
  unitOfWork: UnitOfWork,
  channel: SalesChannel,
  changedAt: Date,
): Promise<boolean> {
  const channels = await unitOfWork.repository(SalesChannelEntity);
  const insert = channels.createQueryBuilder().insert().orIgnore().returning('sales_channel');
  const { raw } = await insert.values({ ...toRow(channel), changedAt, version: '1' }).execute();
  return (raw as unknown[]).length > 0;
}

/** Locks an existing channel against concurrent changes and against changes of its connections. */
export async function lockSalesChannel(
  unitOfWork: UnitOfWork,
  salesChannel: string,
): Promise<Versioned<SalesChannel>> {
  const channels = await unitOfWork.repository(SalesChannelEntity);
  const lock = { mode: 'for_no_key_update' } as const;
  return fromRow(await channels.findOneOrFail({ where: { salesChannel }, lock }));
}

/** Locks channels against changes and reads their state as last published, by id. */
export async function lockPublishedChannels(
  unitOfWork: UnitOfWork,
  salesChannels: readonly string[],
): Promise<{ channel: SalesChannel; last: LastChange }[]> {
  const channels = await unitOfWork.repository(SalesChannelEntity);
  const rows = await channels.find({
    where: { salesChannel: In([...salesChannels]) },
    order: { salesChannel: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  return rows.map((row) => {
    const { version, ...channel } = fromRow(row);
    return { channel, last: { version, changedAt: row.changedAt } };
  });
}

/** Saves a locked channel. */
export async function updateSalesChannel(
  unitOfWork: UnitOfWork,
  channel: SalesChannel,
  changedAt: Date,
): Promise<void> {
  const channels = await unitOfWork.repository(SalesChannelEntity);
  const { salesChannel } = channel;
  const changed = { ...toRow(channel), changedAt };
  await channels.update({ salesChannel }, { ...changed, version: () => 'version + 1' });
}

/** Whether the channel was ever connected to a merchant. */
export async function isUsed(queries: Queries, salesChannel: string): Promise<boolean> {
  return (await queries.query(USED, [salesChannel])).length > 0;
}

/** The active merchants that are connected to a channel. */
export async function merchantsSellingIn(
  queries: Queries,
  salesChannel: string,
): Promise<string[]> {
  const rows = await queries.query<{ merchantId: string }>(SELLING, [salesChannel]);
  return rows.map(({ merchantId }) => merchantId);
}

/**
 * Locks channels against changes while their connections change.
 * @returns the existing channels, and whether each is open
 */
export async function lockSalesChannels(
  queries: Queries,
  salesChannels: readonly string[],
): Promise<{ existing: Set<string>; open: Set<string> }> {
  const rows = await queries.query<{ salesChannel: string; active: boolean }>(LOCK_SHARED, [
    salesChannels,
  ]);
  return {
    existing: new Set(rows.map(({ salesChannel }) => salesChannel)),
    open: new Set(rows.filter(({ active }) => active).map(({ salesChannel }) => salesChannel)),
  };
}

function fromRow({ settings, salesChannel, name, locale, active, version }: SalesChannelEntity) {
  const channel = { salesChannel, name, locale, active, ...channelSettingsOf(settings) };
  return { ...channel, version: Number(version) };
}

function toRow(channel: SalesChannel) {
  const { salesChannel, name, locale, active } = channel;
  return { salesChannel, name, locale, active, settings: channelSettingsOf(channel) };
}

// Each connection that operators create has an alignment; connections of the sandbox's seed have none.
const USED = `
  SELECT FROM connection WHERE sales_channel = $1
  UNION ALL
  SELECT FROM entry_alignment WHERE sales_channel = $1
   LIMIT 1`;

const SELLING = `
  SELECT m.merchant_id AS "merchantId" FROM connection n JOIN merchant m USING (merchant_id)
   WHERE n.sales_channel = $1 AND m.active ORDER BY 1`;

const LOCK_SHARED = `
  SELECT sales_channel AS "salesChannel", active FROM sales_channel WHERE sales_channel = ANY ($1::text[])
   ORDER BY sales_channel FOR SHARE`;
