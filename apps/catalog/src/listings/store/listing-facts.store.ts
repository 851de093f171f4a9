import type { Queries } from '#platform';
import { skuSubject, type SkuContent, type SkuKey } from '../../skus/domain/sku.js';
import { columns } from '../../skus/store/sku.store.js';
import { decimal, toText } from '#money';
import type { ChannelFit } from '../../taxonomy/domain/channel-fit.js';
import type { ListingFacts, StoredListing } from '../domain/listing.js';

/** The current state of a SKU in a channel, and its stored listing. */
export interface ListingState {
  facts: ListingFacts;
  stored: (StoredListing & { position: number; judgedPosition: number }) | undefined;
}

/**
 * The state of SKUs in the channels in which they have an entry or a listing, in one snapshot.
 * @param salesChannel limits the result to this channel
 */
export async function loadListingStates(
  queries: Queries,
  keys: readonly SkuKey[],
  salesChannel?: string,
): Promise<ListingState[]> {
  if (keys.length === 0) return [];
  const rows = await queries.query<StateRow & { content: SkuContent | null }>(STATES, [
    ...columns(keys),
    salesChannel ?? null,
  ]);
  let content: SkuContent | undefined;
  return rows.map((row) => {
    content = row.content ?? (content as SkuContent);
    return toState({ ...row, content });
  });
}

/**
 * The approximate size in bytes of the states of SKUs in their channels, by subject.
 * @param salesChannel limits the result to this channel
 */
export async function listingBytes(
  queries: Queries,
  keys: readonly SkuKey[],
  salesChannel?: string,
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const parameters = [...columns(keys), salesChannel ?? null];
  const rows = await queries.query<SkuKey & { bytes: number }>(BYTES, parameters);
  return new Map(rows.map((row) => [skuSubject(row), row.bytes]));
}

interface StateRow extends Omit<ListingFacts, 'entry' | 'text' | 'price'> {
  status: NonNullable<ListingFacts['entry']>['status'] | null;
  cause: NonNullable<ListingFacts['entry']>['cause'];
  statusMessage: string | null;
  salesChannelSkuId: string | null;
  fit: ChannelFit | null;
  text: ListingFacts['text'] | null;
  sale: string | null;
  list: string | null;
  currency: string;
  taxesIncluded: boolean;
  position: string | null;
  judgedPosition: string;
  reason: StoredListing['reason'];
  productDigest: string | null;
  storedPrice: string | null;
  storedOffer: string;
}

function toState(row: StateRow): ListingState {
  const { position, judgedPosition, reason, productDigest, storedPrice, storedOffer, ...rest } =
    row;
  const { status, cause, statusMessage, salesChannelSkuId, fit, text, sale, list, ...skuFacts } =
    rest;
  const { currency, taxesIncluded, ...facts } = skuFacts;
  const entry = {
    ...(statusMessage === null ? {} : { statusMessage }),
    ...(salesChannelSkuId === null ? {} : { salesChannelSkuId }),
    ...(fit === null ? {} : { fit }),
  };
  const isReduced = sale !== null && list !== null && decimal(list).greaterThan(decimal(sale));
  const price =
    sale === null
      ? undefined
      : {
          sale: toText(decimal(sale)),
          ...(isReduced ? { list: toText(decimal(list)) } : {}),
          currency,
          taxesIncluded,
        };
  return {
    facts: {
      ...facts,
      entry: status === null ? undefined : { status, cause, ...entry },
      text: text ?? undefined,
      price,
    },
    stored:
      position === null
        ? undefined
        : {
            position: Number(position),
            judgedPosition: Number(judgedPosition),
            reason,
            productDigest,
            price: storedPrice,
            offer: storedOffer,
          },
  };
}

// The content of a SKU is stored with its listing in each of its channels, in addition to its text there.
const BYTES = `
  SELECT s.merchant_id AS "merchantId", s.sku_id AS "skuId",
         (octet_length(s.content::text) * (1 + places.count) + places.texts)::float8 AS bytes
    FROM (SELECT DISTINCT merchant_id, sku_id FROM unnest($1::text[], $2::text[]) AS t (merchant_id, sku_id)) AS wanted
    JOIN sku s USING (merchant_id, sku_id)
   CROSS JOIN LATERAL (
     SELECT count(*), coalesce(sum(octet_length(t.description) + 1024), 0) AS texts
       FROM sku_channel e
       LEFT JOIN sales_channel c USING (sales_channel)
       LEFT JOIN sku_text t ON t.merchant_id = e.merchant_id AND t.sku_id = e.sku_id AND t.locale = c.locale
      WHERE e.merchant_id = s.merchant_id AND e.sku_id = s.sku_id
        AND ($3::text IS NULL OR e.sales_channel = $3)) AS places`;

// A price from before the channel changed how it shows taxes does not count: its buyers would pay them twice or not at
// all. The content is returned once for each SKU, with its first channel. Only the merchant's own warehouses sell, and
// make a SKU stock-managed (decision 4.3).
const STATES = `
  WITH wanted AS (
    SELECT DISTINCT merchant_id, sku_id FROM unnest($1::text[], $2::text[]) AS t (merchant_id, sku_id)
  ), place AS (
    SELECT e.merchant_id, e.sku_id, e.sales_channel FROM wanted JOIN sku_channel e USING (merchant_id, sku_id)
     UNION
    SELECT l.merchant_id, l.sku_id, l.sales_channel FROM wanted JOIN listing l USING (merchant_id, sku_id)
  )
  SELECT s.merchant_id AS "merchantId", s.sku_id AS "skuId", place.sales_channel AS "salesChannel", s.id,
         s.deleted_at IS NULL AS live, m.active AND c.active AND n.merchant_id IS NOT NULL AS connected,
         s.localization_status AS "localizationStatus", s.product_id AS "productId", s.main, m.country,
         CASE WHEN row_number() OVER (PARTITION BY s.merchant_id, s.sku_id ORDER BY place.sales_channel) = 1
              THEN s.content END AS content,
         c.locale, e.status, e.cause, e.status_message AS "statusMessage",
         e.sales_channel_sku_id AS "salesChannelSkuId", e.fit,
         CASE WHEN t.name IS NOT NULL THEN json_strip_nulls(json_build_object(
           'name', t.name, 'description', t.description, 'color', t.color, 'size', t.size)) END AS text,
         CASE WHEN p.currency = c.currency AND p.taxes_included <> c.taxes_online THEN p.sale END AS sale, p.list,
         p.currency, p.taxes_included AS "taxesIncluded",
         stock.quantity, l.position, l.judged_position AS "judgedPosition", l.reason,
         l.product_digest AS "productDigest", l.price::text AS "storedPrice", l.offer::text AS "storedOffer"
    FROM place
    JOIN sku s USING (merchant_id, sku_id)
    JOIN merchant m USING (merchant_id)
    JOIN sales_channel c USING (sales_channel)
    LEFT JOIN connection n USING (merchant_id, sales_channel)
    LEFT JOIN sku_channel e USING (merchant_id, sku_id, sales_channel)
    LEFT JOIN listing_price p USING (merchant_id, sku_id, sales_channel)
    LEFT JOIN listing l USING (merchant_id, sku_id, sales_channel)
    LEFT JOIN sku_text t ON t.merchant_id = s.merchant_id AND t.sku_id = s.sku_id AND t.locale = c.locale
   CROSS JOIN LATERAL (
     SELECT CASE WHEN count(*) > 0
                 THEN coalesce(sum(i.quantity) FILTER (WHERE i.inventory_type = 'AVAILABLE'), 0)::float8
             END AS quantity
       FROM inventory i
      WHERE i.merchant_id = s.merchant_id AND i.sku_id = s.sku_id
        AND NOT EXISTS (SELECT FROM returns_warehouse w WHERE w.warehouse_id = i.warehouse_id)) AS stock
   WHERE $3::text IS NULL OR place.sales_channel = $3
   ORDER BY s.merchant_id, s.sku_id, place.sales_channel`;
