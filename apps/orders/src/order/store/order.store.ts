import type { ListTable, UnitOfWork } from '#messaging';
import { toText } from '#money';
import type { WrittenEntry } from '../domain/order-state.js';
import type { PlacedOrder } from '../domain/order.js';
import { partsOf } from './order-parts.js';

/** The name of the merchant's order list (decision 1.14). */
export const ORDERS: ListTable = {
  list: 'order',
  stampRows: `
    UPDATE orders o SET last_update_date = t.stamp
      FROM jsonb_to_recordset($1) AS t (order_id text, stamp timestamptz)
     WHERE o.order_id = t.order_id`,
};

/**
 * Stores a new order with its first history entry.
 * @param receivedDate also the `lastUpdateDate` until the end of the transaction sets the final one
 * @returns false when an order with this id exists already
 */
export async function insertOrder(
  unitOfWork: UnitOfWork,
  { state, content }: PlacedOrder,
  { historyId, receivedDate }: Pick<WrittenEntry, 'historyId' | 'receivedDate'>,
): Promise<boolean> {
  const parts = partsOf(content);
  const stored = await unitOfWork.query(INSERT_ORDER, [
    state.orderId,
    state.merchantId,
    state.salesChannel,
    state.salesChannelOrderId,
    state.version,
    state.status,
    content.fulfillmentWarehouseType,
    toText(content.value),
    content.taxType,
    content.currency,
    content.foreignCurrency,
    toText(content.fxRate),
    content.rulesVersion,
    content.outboundCountry,
    content.customer.document,
    content.creationDate,
    receivedDate,
    JSON.stringify(parts.totals),
    JSON.stringify(parts.totalsForeignCurrency),
    JSON.stringify(parts.items),
    JSON.stringify(parts.customer),
    JSON.stringify(parts.deliveryAddress),
    JSON.stringify(parts.delivery),
    JSON.stringify(parts.payments),
    content.salesChannelOrderData ?? null,
    state.scenario ?? null,
    historyId,
    JSON.stringify(parts.taxes),
    content.taxSurplus ? toText(content.taxSurplus) : null,
    content.dutyRatesVersion ?? null,
    content.tariffVersion,
  ]);
  if (stored.length === 0) return false;
  unitOfWork.touch(ORDERS, state.merchantId, { order_id: state.orderId });
  return true;
}

const INSERT_ORDER = `
  WITH placed AS (
    INSERT INTO orders (order_id, merchant_id, sales_channel, sales_channel_order_id, version, status,
           stock_settled, released, fulfillment_warehouse_type, value, tax_type, currency, foreign_currency, fx_rate,
           rules_version, outbound_country, customer_document, creation_date, last_update_date, totals,
           totals_foreign_currency, items, customer, delivery_address, delivery, payments, sales_channel_order_data,
           scenario, taxes, tax_surplus, duty_rates_version, tariff_version)
    VALUES ($1, $2, $3, $4, $5, $6, false, false, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
           $21, $22, $23, $24, $25, $26, $28, $29, $30, $31)
    ON CONFLICT (order_id) DO NOTHING
    RETURNING order_id, version, status, creation_date, last_update_date
  )
  INSERT INTO order_history (order_id, history_id, version, status, event_date, received_date)
  SELECT order_id, $27, version, status, creation_date, last_update_date FROM placed
  RETURNING order_id`;
