import type { ListTable, UnitOfWork } from '#messaging';
import { toText } from '#money';
import { RowColumns } from '#platform';
import type { OrderState, WrittenEntry } from '../domain/order-state.js';
import type { OrderContent, PlacedOrder } from '../domain/order.js';
import { partsOf, type OrderParts } from './order-parts.js';

type OrderKey = Pick<OrderState, 'orderId'>;

const KEY = new RowColumns<OrderKey>({ orderId: 'text' });

/** The orders in the list of their merchants (decision 1.14). */
export const ORDERS: ListTable = {
  list: 'order',
  stampRows: `
    UPDATE orders SET last_update_date = t.stamp
      FROM ${KEY.table('$1', 'stamp timestamptz')}
     WHERE order_id = t."orderId"`,
};

/** Gives a locked or inserted order a new `lastUpdateDate` at the commit. */
export function touchOrder(
  unitOfWork: UnitOfWork,
  { merchantId, orderId }: Pick<OrderState, 'merchantId' | 'orderId'>,
): void {
  unitOfWork.touch(ORDERS, merchantId, { orderId } satisfies OrderKey);
}

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
  const row = {
    ...state,
    ...content,
    ...partsOf(content),
    value: toText(content.value),
    fxRate: toText(content.fxRate),
    taxSurplus: content.taxSurplus && toText(content.taxSurplus),
    customerDocument: content.customer.document,
    lastUpdateDate: receivedDate,
  };
  const stored = await unitOfWork.query(INSERT_ORDER, [NEW_ORDER.json([row]), historyId]);
  if (stored.length === 0) return false;
  touchOrder(unitOfWork, state);
  return true;
}

/** A new order; its other columns begin as NULL. */
interface NewOrderRow
  extends
    OrderParts,
    Pick<OrderState, 'orderId' | 'merchantId' | 'salesChannel' | 'salesChannelOrderId'>,
    Pick<OrderState, 'version' | 'status' | 'stockSettled' | 'released' | 'scenario'>,
    Pick<OrderContent, 'fulfillmentWarehouseType' | 'taxType' | 'currency' | 'foreignCurrency'>,
    Pick<OrderContent, 'creationDate' | 'rulesVersion' | 'dutyRatesVersion' | 'tariffVersion'>,
    Pick<OrderContent, 'outboundCountry' | 'salesChannelOrderData'> {
  value: string;
  fxRate: string;
  taxSurplus: string | undefined;
  customerDocument: string;
  lastUpdateDate: Date;
}

const NEW_ORDER = new RowColumns<NewOrderRow>({
  orderId: 'text',
  merchantId: 'text',
  salesChannel: 'text',
  salesChannelOrderId: 'text',
  version: 'bigint',
  status: 'text',
  stockSettled: 'boolean',
  released: 'boolean',
  scenario: 'text',
  fulfillmentWarehouseType: 'text',
  value: 'numeric',
  taxType: 'text',
  currency: 'text',
  foreignCurrency: 'text',
  fxRate: 'numeric',
  rulesVersion: 'text',
  dutyRatesVersion: 'text',
  tariffVersion: 'text',
  outboundCountry: 'text',
  customerDocument: 'text',
  creationDate: 'timestamptz',
  lastUpdateDate: 'timestamptz',
  totals: 'jsonb',
  totalsForeignCurrency: 'jsonb',
  taxes: 'jsonb',
  taxSurplus: 'numeric',
  items: 'jsonb',
  customer: 'jsonb',
  deliveryAddress: 'jsonb',
  delivery: 'jsonb',
  payments: 'jsonb',
  salesChannelOrderData: 'text',
});

const INSERT_ORDER = `
  WITH placed AS (
    INSERT INTO orders (${NEW_ORDER.names})
    SELECT ${NEW_ORDER.members} FROM ${NEW_ORDER.table('$1')}
    ON CONFLICT (order_id) DO NOTHING
    RETURNING order_id, version, status, creation_date, last_update_date
  )
  INSERT INTO order_history (order_id, history_id, version, status, event_date, received_date)
  SELECT order_id, $2, version, status, creation_date, last_update_date FROM placed
  RETURNING order_id`;
