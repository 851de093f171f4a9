import type { Writes } from '#messaging';
import { RowColumns } from '#platform';
import type { SkuKey } from '../../skus/domain/sku.js';

/** A price as pricing published it; decimals. */
export interface PublishedPrice extends SkuKey {
  salesChannel: string;
  /** Increases with every request for the price; the newest wins (decision 5.1). */
  request: number;
  /** Undefined if the price could not be computed. */
  amounts?: { sale: string; list: string; currency: string; taxesIncluded: boolean };
}

/**
 * Stores the newest price of each SKU and channel; the SKUs are locked. Ignores prices of deleted SKUs and of older
 * requests.
 */
export function keepPrices(unitOfWork: Writes, prices: readonly PublishedPrice[]): void {
  const rows = prices.map(({ amounts, ...price }, position) => ({
    ...price,
    ...amounts,
    position,
  }));
  unitOfWork.write(KEEP, [PRICE.json(rows, 'position')]);
}

type PriceRow = Omit<PublishedPrice, 'amounts'> & Partial<PublishedPrice['amounts']>;

const PRICE = new RowColumns<PriceRow>(
  {
    merchantId: 'text',
    skuId: 'text',
    salesChannel: 'text',
    request: 'bigint',
    sale: 'numeric',
    list: 'numeric',
    currency: 'text',
    taxesIncluded: 'boolean',
  },
  ['merchantId', 'skuId', 'salesChannel'],
);

const KEEP = `
  INSERT INTO listing_price AS former (${PRICE.names})
  SELECT DISTINCT ON ("merchantId", "skuId", "salesChannel") ${PRICE.members}
    FROM ${PRICE.table('$1', 'position integer')}
    JOIN sku s ON s.merchant_id = t."merchantId" AND s.sku_id = t."skuId" AND s.deleted_at IS NULL
   ORDER BY "merchantId", "skuId", "salesChannel", request DESC, position DESC
  ON CONFLICT (merchant_id, sku_id, sales_channel) DO UPDATE SET ${PRICE.replaced}
   WHERE excluded.request >= former.request`;
