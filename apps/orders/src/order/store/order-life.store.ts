import type { UnitOfWork } from '#messaging';
import type { Change, OrderDates, OrderState } from '../domain/order-state.js';
import { orderMachine, type OrderStatus } from '../domain/order-status.js';
import type { Scenario } from '../domain/scenario.js';
import { ORDERS } from './order.store.js';

/** A change with the moment it is written. */
export interface DatedChange {
  change: Change;
  now: Date;
}

/** The date columns that the order shows. */
type DateRow = Record<(typeof DATE_COLUMNS)[number], Date | null>;

interface OrderStateRow extends DateRow {
  order_id: string;
  merchant_id: string;
  sales_channel: string;
  sales_channel_order_id: string;
  version: string;
  status: string;
  remembered_status: string | null;
  hold_reason: string | null;
  reached_status: string | null;
  stock_short: boolean;
  scenario: Scenario | null;
  stock_settled: boolean;
  released: boolean;
}

/**
 * Locks one merchant's order until the commit and reads its state.
 * @returns undefined for an absent order or another merchant's
 */
export async function lockOrderState(
  uow: UnitOfWork,
  merchantId: string,
  orderId: string,
): Promise<OrderState | undefined> {
  const [row] = await uow.query<OrderStateRow>(
    `${SELECT_STATE} WHERE order_id = $1 AND merchant_id = $2 FOR UPDATE`,
    [orderId, merchantId],
  );
  return row && toOrderState(row);
}

/** Locks orders until the commit, in key order; sent in front of the next query. */
export function lockOrderRows(uow: UnitOfWork, orderIds: readonly string[]): void {
  if (orderIds.length === 0) return;
  uow.write('SELECT FROM orders WHERE order_id = ANY($1) ORDER BY order_id FOR UPDATE', [orderIds]);
}

/** Locks orders of any merchant until the commit, in key order, and reads their states. */
export async function lockOrderStatesOfAllMerchants(
  uow: UnitOfWork,
  orderIds: readonly string[],
): Promise<Map<string, OrderState>> {
  const rows = await uow.query<OrderStateRow>(
    `${SELECT_STATE} WHERE order_id = ANY($1) ORDER BY order_id FOR UPDATE`,
    [orderIds],
  );
  return new Map(rows.map((row) => [row.order_id, toOrderState(row)]));
}

/**
 * Writes the decisions about locked orders, in order: the orders and their new history entries.
 * @param visible the orders with a change that clients see: their `lastUpdateDate` changes (decision 1.15)
 */
export function saveChanges(
  uow: UnitOfWork,
  changes: readonly DatedChange[],
  visible: ReadonlySet<string>,
): void {
  const latest = new Map(changes.map((one) => [one.change.state.orderId, one]));
  const states = [...latest.values()].map(({ change }) => change.state);
  uow.write(UPDATE_STATES, [JSON.stringify(states.map(toRow))]);
  for (const { orderId, merchantId } of states) {
    if (visible.has(orderId)) uow.touch(ORDERS, merchantId, { order_id: orderId });
  }
  const entries = changes.flatMap(({ change, now }) =>
    change.entries.map((entry) => ({
      order_id: change.state.orderId,
      status: entry.status,
      event_date: entry.eventDate,
      received_date: now,
      event_data: entry.eventData,
    })),
  );
  if (entries.length > 0) uow.write(APPEND_HISTORY, [JSON.stringify(entries)]);
}

const DATE_COLUMNS = [
  'approval_date',
  'cancel_date',
  'start_handling_date',
  'on_hold_date',
  'packed_date',
  'invoiced_date',
  'shipment_date',
  'delivered_date',
] as const;

const SELECT_STATE = `
  SELECT order_id, merchant_id, sales_channel, sales_channel_order_id, version, status, remembered_status,
         hold_reason, reached_status, stock_short, scenario, stock_settled, released, ${DATE_COLUMNS.join(', ')}
    FROM orders`;

const DATE_NAMES: Record<(typeof DATE_COLUMNS)[number], keyof OrderDates> = {
  approval_date: 'approvalDate',
  cancel_date: 'cancelDate',
  start_handling_date: 'startHandlingDate',
  on_hold_date: 'onHoldDate',
  packed_date: 'packedDate',
  invoiced_date: 'invoicedDate',
  shipment_date: 'shipmentDate',
  delivered_date: 'deliveredDate',
};

/** The dates that are set; the others are left out. */
function datesOf(row: DateRow): OrderDates {
  const happened = DATE_COLUMNS.filter((column) => row[column] !== null);
  return Object.fromEntries(happened.map((column) => [DATE_NAMES[column], row[column]]));
}

function toOrderState(row: OrderStateRow): OrderState {
  return {
    orderId: row.order_id,
    merchantId: row.merchant_id,
    salesChannel: row.sales_channel,
    salesChannelOrderId: row.sales_channel_order_id,
    status: toStatus(row.status),
    ...(row.remembered_status === null ? {} : { remembered: toStatus(row.remembered_status) }),
    ...(row.hold_reason === null ? {} : { holdReason: row.hold_reason }),
    ...(row.reached_status === null ? {} : { reached: toStatus(row.reached_status) }),
    ...(row.stock_short ? { stockShort: true as const } : {}),
    ...(row.scenario === null ? {} : { scenario: row.scenario }),
    stockSettled: row.stock_settled,
    released: row.released,
    version: Number(row.version),
    dates: datesOf(row),
  };
}

export function toStatus(text: string): OrderStatus {
  if (!orderMachine.isState(text)) throw new Error(`${text} is no status of an order`);
  return text;
}

function toRow(state: OrderState) {
  return {
    order_id: state.orderId,
    version: state.version,
    status: state.status,
    remembered_status: state.remembered,
    hold_reason: state.holdReason,
    reached_status: state.reached,
    stock_short: state.stockShort ?? false,
    scenario: state.scenario,
    stock_settled: state.stockSettled,
    released: state.released,
    ...Object.fromEntries(DATE_COLUMNS.map((column) => [column, state.dates[DATE_NAMES[column]]])),
  };
}

const UPDATE_STATES = `
  UPDATE orders o
     SET version = t.version, status = t.status, remembered_status = t.remembered_status,
         hold_reason = t.hold_reason, reached_status = t.reached_status, stock_short = t.stock_short, scenario = t.scenario,
         stock_settled = t.stock_settled, released = t.released,
         ${DATE_COLUMNS.map((column) => `${column} = t.${column}`).join(', ')}
    FROM json_to_recordset($1) AS t (order_id text, version bigint, status text, remembered_status text,
         hold_reason text, reached_status text, stock_short boolean, scenario text, stock_settled boolean, released boolean,
         ${DATE_COLUMNS.map((column) => `${column} timestamptz`).join(', ')})
   WHERE o.order_id = t.order_id`;

// The ids follow the order of writing, which is the order of the history.
const APPEND_HISTORY = `
  INSERT INTO order_history (order_id, status, event_date, received_date, event_data)
  SELECT order_id, status, event_date, received_date, event_data
    FROM ROWS FROM (json_to_recordset($1) AS (order_id text, status text, event_date timestamptz,
           received_date timestamptz, event_data jsonb))
         WITH ORDINALITY AS t (order_id, status, event_date, received_date, event_data, position)
   ORDER BY position`;
