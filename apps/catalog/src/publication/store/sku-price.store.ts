import type { ChannelPrice } from '../../skus/domain/channel-entry.js';
import type { SkuKey } from '../../skus/domain/sku.js';
import { RowColumns, type Queries } from '#platform';

/** Pricing's last report about the price of a SKU in a channel. */
export interface PriceReport extends SkuKey {
  salesChannel: string;
  /** Increases with every request for the price; the newest wins (decision 5.1). */
  request: number;
  price: ChannelPrice;
}

/**
 * Saves the newest report of each price of a live SKU.
 * @param reports at most one report for each SKU and channel
 * @returns the keys of the saved reports: the others belong to a deleted SKU or are older than the stored report
 */
export async function upsertPrices(
  queries: Queries,
  reports: readonly PriceReport[],
): Promise<(SkuKey & { salesChannel: string })[]> {
  const rows = reports.map(({ price, ...report }) => ({ ...report, ...price }));
  return queries.query(KEEP, [PRICE.json(rows)]);
}

interface PriceRow extends Omit<PriceReport, 'price'> {
  state: ChannelPrice['state'];
  detail?: string;
}

const PRICE = new RowColumns<PriceRow>(
  {
    merchantId: 'text',
    skuId: 'text',
    salesChannel: 'text',
    request: 'bigint',
    state: 'text',
    detail: 'text',
  },
  ['merchantId', 'skuId', 'salesChannel'],
);

const KEEP = `
  INSERT INTO sku_price AS former (${PRICE.names})
  SELECT ${PRICE.members} FROM ${PRICE.table('$1')}
    JOIN sku s ON s.merchant_id = t."merchantId" AND s.sku_id = t."skuId" AND s.deleted_at IS NULL
  ON CONFLICT (merchant_id, sku_id, sales_channel) DO UPDATE SET ${PRICE.replaced}
   WHERE excluded.request >= former.request
  RETURNING former.merchant_id AS "merchantId", former.sku_id AS "skuId", former.sales_channel AS "salesChannel"`;
