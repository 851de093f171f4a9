import type { UnitOfWork } from '#messaging';
import { PRICES_KEPT_DAYS, type ListedPrice, type PriceChange } from '../domain/listed-price.js';

/** Stores changes of prices, each once and in any order, and removes what the same SKUs had long ago. */
export function savePriceChanges(uow: UnitOfWork, changes: readonly PriceChange[]): void {
  const rows = JSON.stringify(changes);
  uow.write(SAVE, [rows]);
  uow.write(REMOVE, [rows]);
}

/**
 * Reads the changes of the prices of SKUs in a channel, the newest first, with the next query of the transaction.
 * @param read receives them
 */
export function readPriceChanges(
  uow: UnitOfWork,
  { merchantId, salesChannel }: { merchantId: string; salesChannel: string },
  skuIds: readonly string[],
  read: (changes: readonly ListedPrice[]) => void,
): void {
  uow.readLater(READ, [merchantId, salesChannel, skuIds], read);
}

const READ = `
  SELECT sku_id AS "skuId", valid_from AS "validFrom", sale, currency FROM listed_price
   WHERE merchant_id = $1 AND sales_channel = $2 AND sku_id = ANY ($3) ORDER BY request DESC`;

const CHANGES = `json_to_recordset($1) AS t ("merchantId" text, "skuId" text, "salesChannel" text, request bigint,
           "validFrom" timestamptz, sale numeric, currency text)`;

const SAVE = `
  INSERT INTO listed_price (merchant_id, sku_id, sales_channel, request, valid_from, sale, currency)
  SELECT "merchantId", "skuId", "salesChannel", request, "validFrom", sale, currency FROM ${CHANGES}
   ORDER BY "merchantId", "skuId" COLLATE "C", "salesChannel", request
  ON CONFLICT DO NOTHING`;

const REMOVE = `
  DELETE FROM listed_price AS former USING (SELECT DISTINCT "merchantId", "skuId", "salesChannel" FROM ${CHANGES}) changed
   WHERE (former.merchant_id, former.sku_id, former.sales_channel)
       = (changed."merchantId", changed."skuId", changed."salesChannel")
     AND EXISTS (SELECT FROM listed_price AS next
                  WHERE next.merchant_id = former.merchant_id AND next.sku_id = former.sku_id
                    AND next.sales_channel = former.sales_channel AND next.request > former.request
                    AND next.valid_from < now() - interval '${PRICES_KEPT_DAYS} days')`;
