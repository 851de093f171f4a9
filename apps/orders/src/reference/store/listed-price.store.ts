import type { UnitOfWork } from '#messaging';
import { RowColumns } from '#platform';
import { PRICES_KEPT_DAYS, type ListedPrice, type PriceChange } from '../domain/listed-price.js';

/** Stores changes of prices, each once and in any order, and removes expired prices of the same SKUs. */
export function savePriceChanges(unitOfWork: UnitOfWork, changes: readonly PriceChange[]): void {
  const rows = PRICE.json(changes);
  unitOfWork.write(SAVE, [rows]);
  unitOfWork.write(REMOVE, [rows]);
}

/** SKUs in a channel at a moment. */
export interface PricesAt {
  merchantId: string;
  salesChannel: string;
  /** The distinct SKUs. */
  skuIds: readonly string[];
  moment: Date;
}

/**
 * Reads the last changes of the prices of SKUs until a moment, the newest first and at most 200 of each SKU, together
 * with the next query of the transaction.
 * @param read receives them
 */
export function readPriceChanges(
  unitOfWork: UnitOfWork,
  { merchantId, salesChannel, skuIds, moment }: PricesAt,
  read: (changes: readonly ListedPrice[]) => void,
): void {
  unitOfWork.readLater(READ, [merchantId, salesChannel, skuIds, moment], read);
}

const READ = `
  SELECT sku.id AS "skuId", price.request::float8 AS request, price.valid_from AS "validFrom",
         price.known_at AS "knownAt", price.sale, price.currency
    FROM unnest($3::text[]) AS sku (id) CROSS JOIN LATERAL (
      SELECT * FROM listed_price
       WHERE merchant_id = $1 AND sales_channel = $2 AND sku_id = sku.id AND valid_from <= $4
       ORDER BY request DESC LIMIT 200) AS price
   ORDER BY price.request DESC`;

const PRICE = new RowColumns<PriceChange>({
  merchantId: 'text',
  skuId: 'text',
  salesChannel: 'text',
  request: 'bigint',
  validFrom: 'timestamptz',
  sale: 'numeric',
  currency: 'text',
});
const CHANGES = PRICE.table('$1');

const SAVE = `
  INSERT INTO listed_price (${PRICE.names})
  SELECT ${PRICE.members} FROM ${CHANGES}
   ORDER BY "merchantId", "skuId" COLLATE "C", "salesChannel", request
  ON CONFLICT DO NOTHING`;

// Deletes the oldest prices of each SKU, which the index finds first: a price that changes every minute has 11,520 rows
// in 8 days.
const REMOVE = `
  WITH ended AS MATERIALIZED (
    SELECT "merchantId", "skuId", "salesChannel", request
      FROM (SELECT DISTINCT "merchantId", "skuId", "salesChannel" FROM ${CHANGES}) AS changed
     CROSS JOIN LATERAL (
       SELECT request, lead(valid_from) OVER (ORDER BY request) AS until
         FROM (SELECT request, valid_from FROM listed_price
                WHERE merchant_id = "merchantId" AND sku_id = "skuId" AND sales_channel = "salesChannel"
                ORDER BY request LIMIT 100) AS oldest) AS price
     WHERE until < now() - interval '${PRICES_KEPT_DAYS} days')
  DELETE FROM listed_price AS former USING ended
   WHERE (former.merchant_id, former.sku_id, former.sales_channel, former.request)
       = ("merchantId", "skuId", "salesChannel", ended.request)`;
