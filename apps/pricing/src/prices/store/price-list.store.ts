import { type ListOrder, type ListRange, type ListRows } from '#edge';
import {
  hasParts,
  hasWords,
  loadListPage,
  orderBy,
  searchedBy,
  searchedWords,
  type Bind,
  type NamedRows,
  type PageStatement,
  type Queries,
} from '#platform';
import type { PriceRecord } from './price-record.store.js';
import type { PriceWish } from './price-request.store.js';

/** A valid price in a list; amounts are plain decimals. */
export interface ListedPrice
  extends
    Omit<
      PriceRecord,
      'request' | 'kind' | 'fxRate' | 'rulesVersion' | 'breakdown' | 'localizationTimestamp'
    >,
    Pick<PriceWish, 'merchantId' | 'skuId' | 'salesChannel'> {
  skuName: string;
  localizationTimestamp: Date;
}

/** The range of the last change, which is the time of localization; ISO 8601 UTC, bounds inclusive. */
export type PriceFilters = {
  lastUpdateDateFrom?: string | undefined;
  lastUpdateDateUntil?: string | undefined;
  /** Parts of a SKU's id or title, or its complete id (decision 5.11). */
  text?: string | undefined;
  /** Exactly this SKU. */
  skuId?: string | undefined;
};

/** A merchant's valid prices, by (localizationTimestamp, priceId). */
export function listPrices(
  queries: Queries,
  merchantId: string,
  filters: PriceFilters,
  range: ListRange,
): Promise<ListRows<ListedPrice>> {
  const mine = (value: Bind) => `split_part(price_id, '-', 1) = ${value(merchantId)}`;
  return select(queries, mine, filters, range, merchantId);
}

/**
 * The valid prices of all merchants, by (localizationTimestamp, priceId). The condition on the version matches their
 * index.
 */
export function listPricesOfAllMerchants(
  queries: Queries,
  filters: PriceFilters,
  range: ListRange,
): Promise<ListRows<ListedPrice>> {
  return select(queries, () => 'version > 0', filters, range);
}

function select(
  queries: Queries,
  whose: (value: Bind) => string,
  { lastUpdateDateFrom: from, lastUpdateDateUntil: until, ...names }: PriceFilters,
  range: ListRange,
  merchantId?: string,
): Promise<ListRows<ListedPrice>> {
  const conditions = {
    range: (value: Bind) => [
      'NOT withdrawn',
      whose(value),
      ...(from ? [`localization_timestamp >= ${value(from)}`] : []),
      ...(until ? [`localization_timestamp <= ${value(until)}`] : []),
    ],
    filters: () => [],
    named: namedBy(names, merchantId),
  };
  return loadListPage(queries, PRICES, conditions, range, page(range.order));
}

const PRICES = { table: 'price_record', date: 'localization_timestamp', id: 'price_id' };

/** The prices of the requested SKUs: by the complete id, or by parts of id and title (decision 1.20). */
function namedBy(
  { text, skuId }: Pick<PriceFilters, 'text' | 'skuId'>,
  merchantId?: string,
): NamedRows | undefined {
  if (skuId === undefined) return text === undefined ? undefined : namedByText(text, merchantId);
  const namedByIdOnly = namedById(skuId, merchantId);
  if (text === undefined) return namedByIdOnly;
  const { test } = namedByText(text, merchantId);
  return {
    ...namedByIdOnly,
    select: (value) => `${namedByIdOnly.select(value)} AND ${test(value)}`,
  };
}

function namedById(skuId: string, merchantId?: string): NamedRows {
  const whose = (value: Bind) =>
    merchantId === undefined ? 'true' : `merchant_id = ${value(merchantId)}`;
  return {
    select: (value) => `${PRICES_OF} WHERE ${whose(value)} AND sku_id = ${value(skuId)}`,
    test: (value) => ofSku(`sku_id = ${value(skuId)}`),
  };
}

function namedByText(text: string, merchantId?: string): NamedRows {
  const whole = namedById(text, merchantId);
  const words = searchedWords(text);
  if (!words) return whole;
  return {
    indexed: (value) => ofSku(hasParts(KEY.key, words, value)),
    select: (value) => {
      const conditions = [
        searchedBy(KEY, words, value, merchantId),
        hasWords(KEY.key, words, value),
      ];
      return `${whole.select(value)}
        UNION ALL ${PRICES_OF} JOIN sku s USING (merchant_id, sku_id) WHERE ${conditions.join(' AND ')}`;
    },
    test: (value) => `(${whole.test(value)} OR ${ofSku(hasWords(KEY.key, words, value))})`,
  };
}

const ofSku = (test: string) =>
  `(SELECT ${test} FROM price_request r JOIN sku s USING (merchant_id, sku_id)
     WHERE r.price_id = price_record.price_id)`;

const PRICES_OF = 'SELECT price_record.ctid FROM price_record JOIN price_request USING (price_id)';

/** The expression of the index `sku_search`. */
const KEY = { merchant: 's.merchant_id', key: `search_key(s.sku_id || E'\\n' || s.name)` };

// The SKU of a valid price always exists.
const page = (order: ListOrder | undefined): PageStatement => ({
  of: (rows) => `
  SELECT p.price_id AS "priceId", r.merchant_id AS "merchantId", r.sku_id AS "skuId", s.name AS "skuName",
         r.sales_channel AS "salesChannel", p.merchant_currency AS "merchantCurrency",
         p.localized_currency AS "localizedCurrency", p.localization_timestamp AS "localizationTimestamp",
         p.version::float8 AS version, p.gross_outbound_list_price AS "grossOutboundListPrice",
         p.gross_outbound_sale_price AS "grossOutboundSalePrice",
         p.gross_outbound_list_price_with_taxes AS "grossOutboundListPriceWithTaxes",
         p.gross_outbound_sale_price_with_taxes AS "grossOutboundSalePriceWithTaxes",
         p.localized_list_price_with_taxes AS "localizedListPriceWithTaxes",
         p.localized_sale_price_with_taxes AS "localizedSalePriceWithTaxes", p.scan_end AS "scanEnd"
    FROM (${rows}) AS p
    JOIN price_request r ON r.price_id = p.price_id
    JOIN sku s ON s.merchant_id = r.merchant_id AND s.sku_id = r.sku_id
   ${orderBy({ date: 'p.localization_timestamp', id: 'p.price_id' }, order)}`,
  bytes: `512 + octet_length("skuName")`,
  shown: { date: '"localizationTimestamp"', id: '"priceId"' },
});
