import type { UnitOfWork } from '#messaging';
import {
  statusDates,
  type OrderDates,
  type OrderState,
  type WrittenFact,
  versionOf,
} from '../domain/order-state.js';
import type { OrderEntity } from './order.entity.js';
import { ORDERS } from './order.store.js';

/** A decision: the resulting state, and the history entries among its facts. */
export interface WrittenChange {
  state: OrderState;
  facts: readonly WrittenFact[];
}

/** The columns of an order's state, by property. The other columns never change, or decisions do not depend on them. */
type StateRow = Pick<
  OrderEntity,
  | 'orderId'
  | 'merchantId'
  | 'salesChannel'
  | 'salesChannelOrderId'
  | 'version'
  | 'status'
  | 'rememberedStatus'
  | 'holdReason'
  | 'reachedStatus'
  | 'stockShort'
  | 'fullyReturned'
  | 'scenario'
  | 'stockSettled'
  | 'released'
  | keyof OrderDates
>;

/**
 * Locks one merchant's order until the commit and reads its state.
 * @returns undefined for an absent order or another merchant's
 */
export async function lockOrderState(
  unitOfWork: UnitOfWork,
  merchantId: string,
  orderId: string,
): Promise<OrderState | undefined> {
  const [row] = await unitOfWork.query<StateRow>(
    `${SELECT_STATE} WHERE order_id = $1 AND merchant_id = $2 FOR UPDATE`,
    [orderId, merchantId],
  );
  return row && toOrderState(row);
}

/** Locks orders until the commit, in key order; the lock is sent with the next query. */
export function lockOrderRows(unitOfWork: UnitOfWork, orderIds: readonly string[]): void {
  if (orderIds.length === 0) return;
  unitOfWork.write('SELECT FROM orders WHERE order_id = ANY($1) ORDER BY order_id FOR UPDATE', [
    orderIds,
  ]);
}

/** Locks orders of any merchant until the commit, in key order, and reads their states. */
export async function lockOrderStatesOfAllMerchants(
  unitOfWork: UnitOfWork,
  orderIds: readonly string[],
): Promise<Map<string, OrderState>> {
  const rows = await unitOfWork.query<StateRow>(
    `${SELECT_STATE} WHERE order_id = ANY($1) ORDER BY order_id FOR UPDATE`,
    [orderIds],
  );
  return new Map(rows.map((row) => [row.orderId, toOrderState(row)]));
}

/**
 * Writes the decisions about locked orders, in order: the orders and their new history entries.
 * @param visible the orders with a change that clients see: their `lastUpdateDate` changes (decision 1.15)
 */
export function saveChanges(
  unitOfWork: UnitOfWork,
  changes: readonly WrittenChange[],
  visible: ReadonlySet<string>,
): void {
  const latest = new Map(changes.map(({ state }) => [state.orderId, state]));
  const states = [...latest.values()];
  unitOfWork.write(UPDATE_STATES, [
    JSON.stringify(states.map(({ dates, ...state }) => ({ ...state, ...dates }))),
  ]);
  for (const { orderId, merchantId } of states) {
    if (visible.has(orderId)) unitOfWork.touch(ORDERS, merchantId, { order_id: orderId });
  }
  const entries = changes.flatMap(({ state, facts }) =>
    facts.flatMap((fact, index) =>
      fact.kind === 'released'
        ? []
        : [{ orderId: state.orderId, version: versionOf(state, facts, index), ...fact }],
    ),
  );
  if (entries.length > 0) unitOfWork.write(APPEND_HISTORY, [JSON.stringify(entries)]);
}

const columnOf = (property: string) =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const SELECT_STATE = `
  SELECT order_id AS "orderId", merchant_id AS "merchantId", sales_channel AS "salesChannel",
         sales_channel_order_id AS "salesChannelOrderId", version, status, remembered_status AS "rememberedStatus",
         hold_reason AS "holdReason", reached_status AS "reachedStatus", stock_short AS "stockShort",
         fully_returned AS "fullyReturned", scenario, stock_settled AS "stockSettled", released, ${statusDates.map((date) => `${columnOf(date)} AS "${date}"`).join(', ')}
    FROM orders`;

function toOrderState(row: StateRow): OrderState {
  const { orderId, merchantId, salesChannel, salesChannelOrderId, status } = row;
  const { rememberedStatus, holdReason, reachedStatus, scenario, stockSettled, released } = row;
  const dates = statusDates.flatMap((date) => (row[date] === null ? [] : [[date, row[date]]]));
  return {
    orderId,
    merchantId,
    salesChannel,
    salesChannelOrderId,
    status,
    ...(rememberedStatus && { remembered: rememberedStatus }),
    ...(holdReason !== null && { holdReason }),
    ...(reachedStatus && { reached: reachedStatus }),
    ...(row.stockShort && { stockShort: true }),
    ...(row.fullyReturned && { fullyReturned: true }),
    ...(scenario && { scenario }),
    stockSettled,
    released,
    version: Number(row.version),
    dates: Object.fromEntries(dates) as OrderDates,
  };
}

const UPDATE_STATES = `
  UPDATE orders o
     SET version = t.version, status = t.status,
         status_since = CASE WHEN o.status = t.status THEN o.status_since ELSE now() END, remembered_status = t.remembered,
         hold_reason = t."holdReason", reached_status = t.reached, stock_short = coalesce(t."stockShort", false),
         fully_returned = coalesce(t."fullyReturned", false),
         scenario = t.scenario, stock_settled = t."stockSettled", released = t.released,
         ${statusDates.map((date) => `${columnOf(date)} = t."${date}"`).join(', ')}
    FROM json_to_recordset($1) AS t ("orderId" text, version bigint, status text, remembered text, "holdReason" text,
         reached text, "stockShort" boolean, "fullyReturned" boolean, scenario text, "stockSettled" boolean, released boolean,
         ${statusDates.map((date) => `"${date}" timestamptz`).join(', ')})
   WHERE o.order_id = t."orderId"`;

// The ids increase in the order of writing, which is the order of the history.
const APPEND_HISTORY = `
  INSERT INTO order_history (order_id, history_id, version, status, event_date, received_date, event_data)
  SELECT "orderId", "historyId", version, status, "eventDate", "receivedDate", "eventData"
    FROM ROWS FROM (json_to_recordset($1) AS ("orderId" text, "historyId" uuid, version bigint, status text, "eventDate" timestamptz,
           "receivedDate" timestamptz, "eventData" jsonb))
         WITH ORDINALITY AS t ("orderId", "historyId", version, status, "eventDate", "receivedDate", "eventData", position)
   ORDER BY position`;
