import type { Queries } from '#platform';
import type { SkuKey } from '../../domain/sku.js';
import type { VerdictFacts } from '../domain/verdict.js';
import { columns } from '../../store/sku.store.js';

/** The facts about a live SKU in a channel. */
export interface VerdictState extends SkuKey {
  salesChannel: string;
  facts: VerdictFacts;
}

/** The state of live SKUs in the channels that are connected to their merchant or have an entry, in one snapshot. */
export async function loadVerdictStates(
  queries: Queries,
  keys: readonly SkuKey[],
): Promise<VerdictState[]> {
  if (keys.length === 0) return [];
  return (await queries.query<StateRow>(STATES, columns(keys))).map(toState);
}

type Entry = NonNullable<VerdictFacts['entry']>;

interface StateRow extends SkuKey, Omit<VerdictFacts, 'entry' | 'price'> {
  salesChannel: string;
  status: Entry['status'] | null;
  cause: Entry['cause'];
  statusMessage: string | null;
  priceState: VerdictFacts['price']['state'];
  priceDetail: string | null;
}

function toState(row: StateRow): VerdictState {
  const { merchantId, skuId, salesChannel, status, cause, statusMessage, ...rest } = row;
  const { priceState, priceDetail, ...facts } = rest;
  return {
    merchantId,
    skuId,
    salesChannel,
    facts: {
      ...facts,
      entry:
        status === null
          ? undefined
          : { status, cause, ...(statusMessage === null ? {} : { statusMessage }) },
      price:
        priceState === 'failed'
          ? { state: priceState, detail: priceDetail ?? '' }
          : { state: priceState },
    },
  };
}

// Prices and quantities are those of the listings (decision 10.3): a price from before the channel changed its currency
// or how it shows taxes does not count, and only the merchant's own warehouses sell.
const STATES = `
  WITH wanted AS (
    SELECT DISTINCT merchant_id, sku_id FROM unnest($1::text[], $2::text[]) AS t (merchant_id, sku_id)
  ), place AS (
    SELECT w.merchant_id, w.sku_id, n.sales_channel FROM wanted w JOIN connection n USING (merchant_id)
     UNION
    SELECT e.merchant_id, e.sku_id, e.sales_channel FROM wanted JOIN sku_channel e USING (merchant_id, sku_id)
  )
  SELECT s.merchant_id AS "merchantId", s.sku_id AS "skuId", place.sales_channel AS "salesChannel",
         m.active AND c.active AND n.merchant_id IS NOT NULL AS connected,
         (s.content #>> '{globalSaleChannelData,active}')::boolean AS active,
         s.localization_status AS "localizationStatus", s.localization_messages AS "localizationMessages",
         e.status, e.cause, e.status_message AS "statusMessage", coalesce(e.fit->'messages', '[]') AS missing,
         CASE WHEN p.request IS NOT NULL AND p.sale IS NULL THEN 'failed'
              WHEN p.currency = c.currency AND p.taxes_included <> c.taxes_online THEN 'localized'
              ELSE 'none' END AS "priceState",
         r.detail AS "priceDetail", stock.quantity
    FROM place
    JOIN sku s USING (merchant_id, sku_id)
    JOIN merchant m USING (merchant_id)
    JOIN sales_channel c USING (sales_channel)
    LEFT JOIN connection n USING (merchant_id, sales_channel)
    LEFT JOIN sku_channel e USING (merchant_id, sku_id, sales_channel)
    LEFT JOIN listing_price p USING (merchant_id, sku_id, sales_channel)
    LEFT JOIN sku_price r USING (merchant_id, sku_id, sales_channel)
   CROSS JOIN LATERAL (
     SELECT CASE WHEN count(*) > 0
                 THEN coalesce(sum(i.quantity) FILTER (WHERE i.inventory_type = 'AVAILABLE'), 0)::float8
             END AS quantity
       FROM inventory i
      WHERE i.merchant_id = s.merchant_id AND i.sku_id = s.sku_id
        AND NOT EXISTS (SELECT FROM returns_warehouse w WHERE w.warehouse_id = i.warehouse_id)) AS stock
   WHERE s.deleted_at IS NULL
   ORDER BY s.merchant_id, s.sku_id, place.sales_channel`;
