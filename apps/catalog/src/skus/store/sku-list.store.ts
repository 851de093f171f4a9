import type { ChannelEntry } from '../domain/channel-entry.js';
import type { LocalizationStatus } from '../domain/localization-lifecycle.js';
import { pageOf, type PageRange } from './page-range.js';
import type { Queries } from '#platform';

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
  const { end, parameters } = pageOf(range, { date: 'last_update_date', id: 'id' });
  return db.query(page(end), [merchantId, ...parameters]);
}

const page = (end: string) => `
  SELECT s.merchant_id AS "merchantId", s.sku_id AS "skuId", s.id, s.product_id AS "productId", s.main,
         s.content::text AS "contentJson", s.localization_status AS "localizationStatus",
         s.localization_messages::text AS "localizationMessagesJson", s.last_update_date AS "lastUpdateDate",
         (SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
                   'salesChannel', c.sales_channel, 'status', c.status, 'statusDate', c.status_date,
                   'statusMessage', c.status_message)) ORDER BY c.sales_channel), '[]')
            FROM sku_channel c WHERE c.merchant_id = s.merchant_id AND c.sku_id = s.sku_id) AS entries
    FROM (SELECT * FROM sku WHERE merchant_id = $1 AND deleted_at IS NULL ${end}) AS s
   ORDER BY s.last_update_date, s.id`;
