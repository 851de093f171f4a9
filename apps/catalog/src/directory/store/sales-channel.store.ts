import { decimal, toText } from '#money';
import { taxTypeOf, type SalesChannel, type Versioned } from '../domain/directory.js';
import type { Queries } from '#platform';

/** @returns nothing for an unknown one */
export async function loadSalesChannel(
  db: Queries,
  salesChannel: string,
): Promise<Versioned<SalesChannel> | undefined> {
  const [row] = await db.query<ChannelRow>(BY_ID, [salesChannel]);
  return row && fromRow(row);
}

/** All of them, by id. */
export async function loadSalesChannels(db: Queries): Promise<Versioned<SalesChannel>[]> {
  return (await db.query<ChannelRow>(ALL)).map(fromRow);
}

/** Adds a channel. @returns false when there is one already; then it may be locked */
export async function addSalesChannel(db: Queries, channel: SalesChannel): Promise<boolean> {
  return (await db.query(ADD, columnsOf(channel))).length > 0;
}

/** Locks a channel that is there against other changes of it, and against changes of its connections. */
export async function lockSalesChannel(
  db: Queries,
  salesChannel: string,
): Promise<Versioned<SalesChannel>> {
  await db.query('SELECT FROM sales_channel WHERE sales_channel = $1 FOR NO KEY UPDATE', [
    salesChannel,
  ]);
  const channel = await loadSalesChannel(db, salesChannel);
  if (!channel) throw new Error(`sales channel ${salesChannel} is gone`);
  return channel;
}

/** Saves a locked channel. */
export async function updateSalesChannel(db: Queries, channel: SalesChannel): Promise<void> {
  await db.query(UPDATE, columnsOf(channel));
}

/** Was the channel ever connected to a merchant? */
export async function isUsed(db: Queries, salesChannel: string): Promise<boolean> {
  return (await db.query(USED, [salesChannel])).length > 0;
}

/** The active merchants that are connected to a channel. */
export async function merchantsSellingIn(db: Queries, salesChannel: string): Promise<string[]> {
  const rows = await db.query<{ merchantId: string }>(SELLING, [salesChannel]);
  return rows.map(({ merchantId }) => merchantId);
}

/** Holds channels as they are while their connections change. @returns those that there are, and which are open */
export async function holdSalesChannels(
  db: Queries,
  salesChannels: readonly string[],
): Promise<{ known: Set<string>; open: Set<string> }> {
  const rows = await db.query<{ salesChannel: string; active: boolean }>(HOLD, [salesChannels]);
  return {
    known: new Set(rows.map(({ salesChannel }) => salesChannel)),
    open: new Set(rows.filter(({ active }) => active).map(({ salesChannel }) => salesChannel)),
  };
}

interface ChannelRow extends Omit<SalesChannel, 'priceEnding'> {
  step: string;
  offset: string;
  version: string;
}

function fromRow({ step, offset, version, feeShare, active, ...rest }: ChannelRow) {
  return {
    ...rest,
    feeShare: toText(decimal(feeShare)),
    priceEnding: { step: toText(decimal(step)), offset: toText(decimal(offset)) },
    active,
    version: Number(version),
  };
}

function columnsOf(channel: SalesChannel): unknown[] {
  return [
    channel.salesChannel,
    channel.name,
    channel.country,
    channel.currency,
    channel.locale,
    channel.taxesOnline,
    taxTypeOf(channel),
    channel.feeShare,
    channel.priceEnding.step,
    channel.priceEnding.offset,
    channel.active,
  ];
}

const SELECT = `
  SELECT sales_channel AS "salesChannel", name, country, currency, locale, taxes_online AS "taxesOnline",
         fee_share AS "feeShare", price_step AS step, price_offset AS "offset", active, version
    FROM sales_channel`;

const BY_ID = `${SELECT} WHERE sales_channel = $1`;

const ALL = `${SELECT} ORDER BY sales_channel`;

const ADD = `
  INSERT INTO sales_channel (sales_channel, name, country, currency, locale, taxes_online, tax_type, fee_share,
                             price_step, price_offset, active, version)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1) ON CONFLICT DO NOTHING RETURNING sales_channel`;

const UPDATE = `
  UPDATE sales_channel
     SET name = $2, country = $3, currency = $4, locale = $5, taxes_online = $6, tax_type = $7, fee_share = $8,
         price_step = $9, price_offset = $10, active = $11, version = version + 1
   WHERE sales_channel = $1`;

// Each connection that operators make leaves an alignment; those of the sandbox's seed stand as they were made.
const USED = `
  SELECT FROM connection WHERE sales_channel = $1
  UNION ALL
  SELECT FROM entry_alignment WHERE sales_channel = $1
   LIMIT 1`;

const SELLING = `
  SELECT m.merchant_id AS "merchantId" FROM connection n JOIN merchant m USING (merchant_id)
   WHERE n.sales_channel = $1 AND m.active ORDER BY 1`;

const HOLD = `
  SELECT sales_channel AS "salesChannel", active FROM sales_channel WHERE sales_channel = ANY ($1::text[])
   ORDER BY sales_channel FOR SHARE`;
