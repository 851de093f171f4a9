import type { ChannelEntry, EntryStatus } from '../domain/channel-entry.js';
import type { LocalizationStatus } from '../domain/localization-lifecycle.js';
import { namedBySku, type SkuSearch } from './sku-search.store.js';
import type { Verdict } from '../verdicts/domain/verdict.js';
import { inRange, type PageRange } from './page-range.js';
import { type ListOrder, type ListRows } from '#edge';
import {
  loadListPage,
  orderBy,
  type NamedRows,
  type PageStatement,
  type Queries,
  type Bind,
} from '#platform';

/** The filters of a list of SKUs. */
export type SkuFilters = SkuSearch & {
  status?: LocalizationStatus[] | undefined;
  /** A code of its localization messages. */
  reason?: string | undefined;
  /** The channel in which the SKU has an entry. */
  salesChannel?: string | undefined;
  /** The status of this entry, or of any entry. */
  salesChannelStatus?: EntryStatus | undefined;
  /** The verdict in this channel, or in any channel. */
  verdict?: Verdict[] | undefined;
};

/** The form in which a list shows SKUs. */
export type SkuView = 'full' | 'summary';

/** A live SKU as shown in a list. */
export interface ListedSku {
  merchantId: string;
  skuId: string;
  id: string;
  productId: string;
  main: boolean;
  /** JSON of the sent fields, or of the fields of a summary. A page copies it without parsing. */
  contentJson: string;
  localizationStatus: LocalizationStatus;
  /** JSON of the messages, copied as stored. */
  localizationMessagesJson: string;
  lastUpdateDate: Date;
  /** The version of its last event. */
  version: number;
  entries: ListedEntry[];
  /** The verdicts by channel; only in a summary. */
  verdicts?: Record<string, Verdict> | null;
}

/** The date in the format of Postgres in JSON. */
export type ListedEntry = Pick<ChannelEntry, 'salesChannel' | 'status' | 'statusMessage'> & {
  statusDate: string;
};

/** A merchant's live SKUs in the order of (lastUpdateDate, id). */
export function loadSkuPage(
  queries: Queries,
  merchantId: string,
  range: PageRange,
  filters: SkuFilters = {},
  view?: SkuView,
): Promise<ListRows<ListedSku>> {
  const { status, ...otherFilters } = filters;
  const whose = (value: Bind) => `merchant_id = ${value(merchantId)} AND deleted_at IS NULL`;
  const conditions = {
    // SKUs with messages are few and have a separate index.
    range: inRange(filters.reason === undefined ? whose : withMessages(whose), range),
    oneOf:
      status && filters.reason === undefined
        ? { column: 'localization_status', values: status }
        : undefined,
    filters: filtersOf(filters.reason === undefined ? otherFilters : filters),
    named: namedBy(filters, whose, merchantId),
  };
  return loadListPage(queries, SKUS, conditions, range, page(range.order, view));
}

/**
 * The live SKUs of all merchants in the order of (lastUpdateDate, id). The condition on the version matches its index.
 */
export function loadSkuPageOfAllMerchants(
  queries: Queries,
  range: PageRange,
  filters: SkuFilters = {},
  view?: SkuView,
): Promise<ListRows<ListedSku>> {
  const whose = () => 'deleted_at IS NULL AND version > 0';
  const conditions = {
    range: inRange(whose, range),
    filters: filtersOf(filters),
    named: namedBy(filters, whose),
  };
  return loadListPage(queries, SKUS, conditions, range, page(range.order, view));
}

const SKUS = { table: 'sku', date: 'last_update_date', id: 'id' };

const withMessages = (whose: (value: Bind) => string) => (value: Bind) =>
  `${whose(value)} AND localization_messages <> '[]'`;

const namedBy = (
  filters: SkuFilters,
  whose: (value: Bind) => string,
  merchantId?: string,
): NamedRows | undefined =>
  namedBySku(filters, { merchantId, whose, table: 'sku', ids: ['sku_id', 'product_id'] }) ??
  namedByVerdict(filters, merchantId);

function namedByVerdict(
  { verdict, salesChannel }: SkuFilters,
  merchantId?: string,
): NamedRows | undefined {
  if (verdict === undefined) return undefined;
  return {
    select: (value) => {
      const ofMerchant = merchantId === undefined ? [] : [`v.merchant_id = ${value(merchantId)}`];
      const conditions = [...ofMerchant, ...judgedAs({ verdict, salesChannel }, value)];
      return `SELECT sku.ctid FROM sku_verdict v JOIN sku USING (merchant_id, sku_id) WHERE ${conditions.join(' AND ')}`;
    },
    test: (value) => withVerdict({ verdict, salesChannel }, value),
  };
}

type VerdictFilter = Pick<SkuFilters, 'salesChannel'> & { verdict: Verdict[] };

const judgedAs = ({ verdict, salesChannel }: VerdictFilter, value: Bind): string[] => [
  `v.verdict = ANY(${value(verdict)})`,
  ...(salesChannel === undefined ? [] : [`v.sales_channel = ${value(salesChannel)}`]),
];

const withVerdict = (filter: VerdictFilter, value: Bind): string =>
  rowOf('sku_verdict v', 'v', judgedAs(filter, value));

/** EXISTS is avoided: for it, Postgres would read all rows with these values first. */
const rowOf = (table: string, alias: string, conditions: readonly string[]): string =>
  `(SELECT true FROM ${table} WHERE ${alias}.merchant_id = sku.merchant_id AND ${alias}.sku_id = sku.sku_id
       AND ${conditions.join(' AND ')} LIMIT 1)`;

const filtersOf =
  ({ status, reason, salesChannel, salesChannelStatus, verdict, text, skuId }: SkuFilters) =>
  (value: Bind): string[] => {
    const conditions: string[] = [];
    if (status !== undefined) conditions.push(`localization_status = ANY(${value(status)})`);
    if (reason !== undefined) {
      conditions.push(`localization_messages @> ${value(JSON.stringify([{ code: reason }]))}`);
    }
    // With a verdict, the channel filters verdicts: a SKU that waits for a channel may have no status there yet.
    const channel = verdict === undefined || salesChannelStatus !== undefined;
    const entry = [
      ...(channel && salesChannel !== undefined
        ? [`c.sales_channel = ${value(salesChannel)}`]
        : []),
      ...(salesChannelStatus === undefined ? [] : [`c.status = ${value(salesChannelStatus)}`]),
    ];
    if (entry.length > 0) conditions.push(rowOf('sku_channel c', 'c', entry));
    // Without a text or an id, the verdict selects the rows.
    if (verdict !== undefined && (text !== undefined || skuId !== undefined)) {
      conditions.push(withVerdict({ verdict, salesChannel }, value));
    }
    return conditions;
  };

const CONTENT: Record<SkuView, string> = {
  full: 's.content',
  summary: `json_build_object('name', s.content -> 'name',
                              'active', s.content -> 'globalSaleChannelData' -> 'active')`,
};

const VERDICTS: Record<SkuView, string> = {
  full: 'NULL',
  summary: `(SELECT coalesce(json_object_agg(v.sales_channel, v.verdict ORDER BY v.sales_channel), '{}')
            FROM sku_verdict v WHERE v.merchant_id = s.merchant_id AND v.sku_id = s.sku_id)`,
};

const page = (order: ListOrder | undefined, view: SkuView = 'full'): PageStatement => ({
  of: (rows) => `
  SELECT s.merchant_id AS "merchantId", s.sku_id AS "skuId", s.id, s.product_id AS "productId", s.main,
         ${CONTENT[view]}::text AS "contentJson", s.localization_status AS "localizationStatus",
         s.localization_messages::text AS "localizationMessagesJson", s.last_update_date AS "lastUpdateDate",
         s.version::float8 AS version, s.scan_end AS "scanEnd", ${VERDICTS[view]} AS verdicts,
         (SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
                   'salesChannel', c.sales_channel, 'status', c.status, 'statusDate', c.status_date,
                   'statusMessage', c.status_message)) ORDER BY c.sales_channel), '[]')
            FROM sku_channel c WHERE c.merchant_id = s.merchant_id AND c.sku_id = s.sku_id) AS entries
    FROM (${rows}) AS s
   ${orderBy({ date: 's.last_update_date', id: 's.id' }, order)}`,
  bytes: `octet_length("contentJson") + octet_length("localizationMessagesJson") + octet_length(entries::text)`,
  shown: { date: '"lastUpdateDate"', id: 'id' },
});
