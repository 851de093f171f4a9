import { behind, orderBy, type ListOrder, type ListRange, type Queries } from '#platform';
import type { PriceRecordEntity } from './price-record.entity.js';
import type { PriceRequestEntity } from './price-request.entity.js';

/** A valid price in a list; amounts are plain decimals. */
export interface ListedPrice
  extends
    Omit<
      PriceRecordEntity,
      'request' | 'kind' | 'fxRate' | 'rulesVersion' | 'breakdown' | 'withdrawn' | 'version'
    >,
    Pick<PriceRequestEntity, 'merchantId' | 'skuId' | 'salesChannel'> {
  skuName: string;
  version: number;
}

/** When a price was localized is when it last changed; ISO 8601 UTC, bounds inclusive. */
export type PriceFilters = {
  lastUpdateDateFrom?: string | undefined;
  lastUpdateDateUntil?: string | undefined;
  /** The id of a SKU. */
  text?: string | undefined;
};

/** A merchant's valid prices, by (localizationTimestamp, priceId). */
export function listPrices(
  queries: Queries,
  merchantId: string,
  filters: PriceFilters,
  range: ListRange,
): Promise<ListedPrice[]> {
  const mine = { prices: `split_part(price_id, '-', 1) = $1`, requests: 'merchant_id = $1' };
  return select(queries, mine, [merchantId], filters, range);
}

/**
 * The valid prices of all merchants, by (localizationTimestamp, priceId). Their index has the condition on the version.
 */
export function listPricesOfAllMerchants(
  queries: Queries,
  filters: PriceFilters,
  range: ListRange,
): Promise<ListedPrice[]> {
  return select(queries, { prices: 'version > 0', requests: 'true' }, [], filters, range);
}

/** Whose records a list has, as conditions on the two tables. */
interface Whose {
  prices: string;
  requests: string;
}

function select(
  queries: Queries,
  whose: Whose,
  first: readonly unknown[],
  { lastUpdateDateFrom, lastUpdateDateUntil, text }: PriceFilters,
  range: ListRange,
): Promise<ListedPrice[]> {
  const parameters = [...first];
  const value = (given: unknown) => `$${parameters.push(given)}`;
  const conditions = [
    'NOT withdrawn',
    whose.prices,
    ...(lastUpdateDateFrom ? [`localization_timestamp >= ${value(lastUpdateDateFrom)}`] : []),
    ...(lastUpdateDateUntil ? [`localization_timestamp <= ${value(lastUpdateDateUntil)}`] : []),
    ...(text === undefined ? [] : [ofSku(whose.requests, value(text))]),
    ...behind(COLUMNS, range, value),
  ];
  return queries.query(page(conditions.join(' AND '), value(range.limit), range.order), parameters);
}

/** The ids are read first, so that the prices of a SKU are found by them, however many others there are. */
const ofSku = (whose: string, skuId: string): string =>
  `price_id = ANY (ARRAY(SELECT price_id FROM price_request WHERE ${whose} AND sku_id = ${skuId}))`;

const COLUMNS = { date: 'localization_timestamp', id: 'price_id' };

// A valid price has its SKU.
const page = (condition: string, limit: string, order: ListOrder | undefined) => `
  SELECT p.price_id AS "priceId", r.merchant_id AS "merchantId", r.sku_id AS "skuId", s.name AS "skuName",
         r.sales_channel AS "salesChannel", p.merchant_currency AS "merchantCurrency",
         p.localized_currency AS "localizedCurrency", p.localization_timestamp AS "localizationTimestamp",
         p.version::float8 AS version, p.gross_outbound_list_price AS "grossOutboundListPrice",
         p.gross_outbound_sale_price AS "grossOutboundSalePrice",
         p.gross_outbound_list_price_with_taxes AS "grossOutboundListPriceWithTaxes",
         p.gross_outbound_sale_price_with_taxes AS "grossOutboundSalePriceWithTaxes",
         p.localized_list_price_with_taxes AS "localizedListPriceWithTaxes",
         p.localized_sale_price_with_taxes AS "localizedSalePriceWithTaxes"
    FROM (SELECT * FROM price_record WHERE ${condition}
           ${orderBy(COLUMNS, order)} LIMIT ${limit}) AS p
    JOIN price_request r ON r.price_id = p.price_id
    JOIN sku s ON s.merchant_id = r.merchant_id AND s.sku_id = r.sku_id
   ${orderBy({ date: 'p.localization_timestamp', id: 'p.price_id' }, order)}`;
