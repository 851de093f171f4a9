import type { UnitOfWork } from '#messaging';
import { type ListRows } from '#edge';
import { selectWithinBytes, type Queries } from '#platform';
import type {
  ListedOffer,
  ListedPrice,
  ListedProduct,
  WithdrawalReason,
} from '../domain/listing.js';
import type { SkuKey } from '../../skus/domain/sku.js';

/** A changed listing in the form in which it is stored. */
export interface ListingWrite extends SkuKey {
  salesChannel: string;
  id: string;
  needsAnswer: boolean;
  reason: WithdrawalReason | null;
  /** JSON; undefined if the stored value does not change. */
  product?: { text: string; digest: string } | undefined;
  price: string | null;
  offer: string;
}

/** Writes listings, each at the end of its channel's list; the transaction is the only writer. */
export async function writeListings(
  unitOfWork: UnitOfWork,
  writes: readonly ListingWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  const byChannel = Map.groupBy(writes, ({ salesChannel }) => salesChannel);
  const counts = [...byChannel].map(
    ([salesChannel, channelWrites]) => [salesChannel, channelWrites.length] as const,
  );
  const ends = await unitOfWork.query<{ salesChannel: string; position: string; changedAt: Date }>(
    ADVANCE_FEEDS,
    [counts.map(([salesChannel]) => salesChannel), counts.map(([, count]) => count)],
  );
  const endOf = new Map(ends.map((end) => [end.salesChannel, end]));
  const rows = [...byChannel].flatMap(([salesChannel, channelWrites]) => {
    const end = endOf.get(salesChannel);
    if (!end) throw new Error(`no list of ${salesChannel}`);
    const first = Number(end.position) - channelWrites.length + 1;
    return channelWrites.map((write, index) => ({
      write,
      position: first + index,
      changedAt: end.changedAt,
    }));
  });
  unitOfWork.write(WRITE, [
    rows.map(({ write }) => write.merchantId),
    rows.map(({ write }) => write.skuId),
    rows.map(({ write }) => write.salesChannel),
    rows.map(({ write }) => write.id),
    rows.map(({ position }) => position),
    rows.map(({ changedAt }) => changedAt),
    rows.map(({ write }) => write.needsAnswer),
    rows.map(({ write }) => write.reason),
    rows.map(({ write }) => write.product?.text ?? null),
    rows.map(({ write }) => write.product?.digest ?? null),
    rows.map(({ write }) => write.price),
    rows.map(({ write }) => write.offer),
  ]);
}

/** A listing as read by its channel. */
export interface ListingView extends SkuKey {
  id: string;
  position: number;
  /** Null while the listing is published. */
  reason: WithdrawalReason | null;
  product: ListedProduct | null;
  price: ListedPrice | null;
  offer: Partial<ListedOffer>;
}

/** The end of a channel's list. */
export interface FeedEnd {
  position: number;
  changedAt: Date;
}

/** The ends of the lists of these channels, without channels that have no list. */
export async function loadFeedEnds(
  queries: Queries,
  salesChannels: readonly string[],
): Promise<Map<string, FeedEnd>> {
  const rows = await queries.query<{ salesChannel: string; position: string; changedAt: Date }>(
    ENDS,
    [salesChannels],
  );
  return new Map(
    rows.map(({ salesChannel, position, changedAt }) => [
      salesChannel,
      { position: Number(position), changedAt },
    ]),
  );
}

/** The next listings of a channel after a position, in order, up to the size of a page. */
export async function loadListingPageOfAllMerchants(
  queries: Queries,
  salesChannel: string,
  { after, limit }: { after: number; limit: number },
): Promise<ListRows<ListingView>> {
  const { rows, cut } = await selectWithinBytes<ListingView & { position: string }>(
    queries,
    PAGE,
    [salesChannel, after, limit],
    { bytes: 'bytes', columns: PLACE },
  );
  return { rows: rows.map((row) => ({ ...row, position: Number(row.position) })), cut };
}

/** Removes some listings that were withdrawn before a moment. @returns the number of removed listings */
export async function removeWithdrawnOfAllMerchants(
  queries: Queries,
  before: Date,
  most: number,
): Promise<number> {
  return (await queries.query(REMOVE, [before, most])).length;
}

const ADVANCE_FEEDS = `
  INSERT INTO listing_feed AS feed (sales_channel, position, changed_at)
  SELECT sales_channel, added, clock_timestamp() FROM unnest($1::text[], $2::bigint[]) AS t (sales_channel, added)
  ON CONFLICT (sales_channel) DO UPDATE
     SET position = feed.position + excluded.position,
         changed_at = greatest(date_trunc('milliseconds', excluded.changed_at), feed.changed_at + interval '1 ms')
  RETURNING sales_channel AS "salesChannel", position, changed_at AS "changedAt"`;

const WRITE = `
  INSERT INTO listing AS l (merchant_id, sku_id, sales_channel, id, position, judged_position, changed_at, reason,
                            product, product_digest, price, offer)
  SELECT g.merchant_id, g.sku_id, g.sales_channel, g.id, g.position,
         CASE WHEN g.needs_answer THEN g.position ELSE known.judged_position END, g.changed_at, g.reason,
         CASE WHEN g.reason IS NULL THEN coalesce(g.product, known.product) END,
         CASE WHEN g.reason IS NULL THEN coalesce(g.product_digest, known.product_digest) END, g.price, g.offer
    FROM unnest($1::text[], $2::text[], $3::text[], $4::uuid[], $5::bigint[], $6::timestamptz[], $7::boolean[],
                $8::text[], $9::json[], $10::text[], $11::json[], $12::json[])
         AS g (merchant_id, sku_id, sales_channel, id, position, changed_at, needs_answer, reason, product,
               product_digest, price, offer)
    LEFT JOIN listing known USING (merchant_id, sku_id, sales_channel)
  ON CONFLICT (merchant_id, sku_id, sales_channel) DO UPDATE
     SET position = excluded.position, judged_position = excluded.judged_position, changed_at = excluded.changed_at,
         reason = excluded.reason, product = excluded.product, product_digest = excluded.product_digest,
         price = excluded.price, offer = excluded.offer`;

const ENDS = `
  SELECT sales_channel AS "salesChannel", position, changed_at AS "changedAt" FROM listing_feed
   WHERE sales_channel = ANY ($1::text[])`;

const PLACE = { date: 'changed_at', id: 'position' };

const PAGE = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId", id, position, changed_at, reason, product, price, offer,
         coalesce(octet_length(product::text), 0) + octet_length(offer::text) + 512 AS bytes
    FROM listing
   WHERE sales_channel = $1 AND position > $2
   ORDER BY position LIMIT $3`;

const REMOVE = `
  DELETE FROM listing WHERE (merchant_id, sku_id, sales_channel) IN (
    SELECT merchant_id, sku_id, sales_channel FROM listing
     WHERE reason IS NOT NULL AND changed_at < $1 ORDER BY changed_at LIMIT $2)
  RETURNING sku_id`;
