import type { ChannelEntry, EntryStatus } from '../domain/channel-entry.js';
import type { LocalizationStatus } from '../domain/localization-lifecycle.js';
import { pageOf, type PageRange } from './page-range.js';
import { orderBy, selectWithinBytes, type ListOrder, type ListRows, type Queries } from '#platform';

/** What a list of SKUs may be narrowed to. */
export type SkuFilters = {
  status?: LocalizationStatus[] | undefined;
  /** A code of its localization messages. */
  reason?: string | undefined;
  /** Where it has an entry. */
  salesChannel?: string | undefined;
  /** Of this entry, or of any. */
  salesChannelStatus?: EntryStatus | undefined;
  /** Its id or that of its product. */
  text?: string | undefined;
};

/** What a list shows of each SKU. */
export type SkuView = 'full' | 'summary';

/** A live SKU as a list shows it. */
export interface ListedSku {
  merchantId: string;
  skuId: string;
  id: string;
  productId: string;
  main: boolean;
  /** JSON of the fields that were sent, or of those in a summary: a page is answered without reading it. */
  contentJson: string;
  localizationStatus: LocalizationStatus;
  /** JSON of them, answered as it is stored. */
  localizationMessagesJson: string;
  lastUpdateDate: Date;
  /** That of its last event. */
  version: number;
  entries: ListedEntry[];
}

/** Its date as Postgres writes one into JSON. */
export type ListedEntry = Pick<ChannelEntry, 'salesChannel' | 'status' | 'statusMessage'> & {
  statusDate: string;
};

/** A merchant's live SKUs in the order of (lastUpdateDate, id). */
export async function loadSkuPage(
  db: Queries,
  merchantId: string,
  range: PageRange,
  filters: SkuFilters = {},
  view?: SkuView,
): Promise<ListRows<ListedSku>> {
  const { end, parameters } = pageOf(range, ORDER, [merchantId], conditionsOf(filters));
  const condition = `merchant_id = $1 AND deleted_at IS NULL ${end}`;
  return selectWithinBytes(db, page(condition, range.order, view), parameters, measuredBy(range));
}

/** The live SKUs of all merchants in the order of (lastUpdateDate, id). Its index has the condition on the version. */
export async function loadSkuPageOfAllMerchants(
  db: Queries,
  range: PageRange,
  filters: SkuFilters = {},
  view?: SkuView,
): Promise<ListRows<ListedSku>> {
  const { end, parameters } = pageOf(range, ORDER, [], conditionsOf(filters));
  const condition = `version > 0 AND deleted_at IS NULL ${end}`;
  return selectWithinBytes(db, page(condition, range.order, view), parameters, measuredBy(range));
}

const ORDER = { date: 'last_update_date', id: 'id' };

const measuredBy = ({ order }: PageRange) => ({
  bytes: `octet_length("contentJson") + octet_length("localizationMessagesJson") + octet_length(entries::text)`,
  columns: { date: '"lastUpdateDate"', id: 'id' },
  order,
});

/** Each condition has an index (`sku-search.migration.ts`), or one for its rare values. */
const conditionsOf =
  ({ status, reason, salesChannel, salesChannelStatus, text }: SkuFilters) =>
  (value: (given: unknown) => string): string[] => {
    const conditions: string[] = [];
    if (status !== undefined) conditions.push(`localization_status = ANY(${value(status)})`);
    if (reason !== undefined) {
      const message = value(JSON.stringify([{ code: reason }]));
      conditions.push(`localization_messages <> '[]' AND localization_messages @> ${message}`);
    }
    const entry = [
      ...(salesChannel === undefined ? [] : [`c.sales_channel = ${value(salesChannel)}`]),
      ...(salesChannelStatus === undefined ? [] : [`c.status = ${value(salesChannelStatus)}`]),
    ];
    if (entry.length > 0) {
      conditions.push(`EXISTS (SELECT FROM sku_channel c
        WHERE c.merchant_id = sku.merchant_id AND c.sku_id = sku.sku_id AND ${entry.join(' AND ')})`);
    }
    if (text !== undefined) {
      const id = value(text);
      conditions.push(`(sku_id = ${id} OR product_id = ${id})`);
    }
    return conditions;
  };

const CONTENT: Record<SkuView, string> = {
  full: 's.content',
  summary: `json_build_object('name', s.content -> 'name',
                              'active', s.content -> 'globalSaleChannelData' -> 'active')`,
};

const page = (condition: string, order: ListOrder | undefined, view: SkuView = 'full') => `
  SELECT s.merchant_id AS "merchantId", s.sku_id AS "skuId", s.id, s.product_id AS "productId", s.main,
         ${CONTENT[view]}::text AS "contentJson", s.localization_status AS "localizationStatus",
         s.localization_messages::text AS "localizationMessagesJson", s.last_update_date AS "lastUpdateDate",
         s.version::float8 AS version,
         (SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
                   'salesChannel', c.sales_channel, 'status', c.status, 'statusDate', c.status_date,
                   'statusMessage', c.status_message)) ORDER BY c.sales_channel), '[]')
            FROM sku_channel c WHERE c.merchant_id = s.merchant_id AND c.sku_id = s.sku_id) AS entries
    FROM (SELECT * FROM sku WHERE ${condition}) AS s
   ${orderBy({ date: 's.last_update_date', id: 's.id' }, order)}`;
