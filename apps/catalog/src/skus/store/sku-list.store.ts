import type { ChannelEntry } from '../domain/channel-entry.js';
import type { LocalizationStatus } from '../domain/localization-lifecycle.js';
import { pageOf, type PageRange } from './page-range.js';
import { orderBy, type ListOrder, type Queries } from '#platform';

/** A live SKU as a list shows it. */
export interface ListedSku {
  merchantId: string;
  skuId: string;
  id: string;
  productId: string;
  main: boolean;
  /** JSON of the fields that were sent: a page is answered without reading it. */
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
): Promise<ListedSku[]> {
  const { end, parameters } = pageOf(range, ORDER, [merchantId]);
  return db.query(page(`merchant_id = $1 AND deleted_at IS NULL ${end}`, range.order), parameters);
}

/** The live SKUs of all merchants in the order of (lastUpdateDate, id). Its index has the condition on the version. */
export async function loadSkuPageOfAllMerchants(
  db: Queries,
  range: PageRange,
): Promise<ListedSku[]> {
  const { end, parameters } = pageOf(range, ORDER, []);
  return db.query(page(`version > 0 AND deleted_at IS NULL ${end}`, range.order), parameters);
}

const ORDER = { date: 'last_update_date', id: 'id' };

const page = (condition: string, order: ListOrder | undefined) => `
  SELECT s.merchant_id AS "merchantId", s.sku_id AS "skuId", s.id, s.product_id AS "productId", s.main,
         s.content::text AS "contentJson", s.localization_status AS "localizationStatus",
         s.localization_messages::text AS "localizationMessagesJson", s.last_update_date AS "lastUpdateDate",
         s.version::float8 AS version,
         (SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
                   'salesChannel', c.sales_channel, 'status', c.status, 'statusDate', c.status_date,
                   'statusMessage', c.status_message)) ORDER BY c.sales_channel), '[]')
            FROM sku_channel c WHERE c.merchant_id = s.merchant_id AND c.sku_id = s.sku_id) AS entries
    FROM (SELECT * FROM sku WHERE ${condition}) AS s
   ${orderBy({ date: 's.last_update_date', id: 's.id' }, order)}`;
