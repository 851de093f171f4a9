import type { Queries } from '#platform';

/** A sales channel that a merchant sells in. */
export interface ConnectedChannel {
  salesChannel: string;
  country: string;
  locale: string;
}

/** The members of a merchant that localization needs. */
export interface Market {
  autoLocalization: boolean;
  /** Active channels only; none of an inactive merchant. */
  channels: ConnectedChannel[];
}

/** The markets of some merchants, without unknown merchants. */
export async function loadMarkets(
  queries: Queries,
  merchantIds: readonly string[],
): Promise<Map<string, Market>> {
  const rows = await queries.query<{ merchantId: string } & Market>(MARKETS, [
    [...new Set(merchantIds)],
  ]);
  return new Map(rows.map(({ merchantId, ...market }) => [merchantId, market]));
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
