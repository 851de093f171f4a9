import type { UnitOfWork } from '#messaging';
import { RowColumns, type Nullable } from '#platform';
import { versionOf } from '../domain/order-state.js';
import type {
  HistoryEntry,
  OrderDates,
  OrderState,
  WrittenEntry,
  WrittenFact,
} from '../domain/order-state.js';
import { touchOrder } from './order.store.js';

/** A decision: the resulting state, and the history entries among its facts. */
export interface WrittenChange {
  state: OrderState;
  facts: readonly WrittenFact[];
}

type Row = Omit<OrderState, 'dates'> & OrderDates;

const STATE_COLUMNS = {
  orderId: 'text',
  merchantId: 'text',
  salesChannel: 'text',
  salesChannelOrderId: 'text',
  version: 'bigint',
  status: 'text',
  remembered: ['remembered_status', 'text'],
  holdReason: 'text',
  reached: ['reached_status', 'text'],
  stockShort: 'boolean',
  fullyReturned: 'boolean',
  scenario: 'text',
  stockSettled: 'boolean',
  released: 'boolean',
} as const;

const DATE_COLUMNS = {
  approvalDate: 'timestamptz',
  cancelDate: 'timestamptz',
  startHandlingDate: 'timestamptz',
  onHoldDate: 'timestamptz',
  packedDate: 'timestamptz',
  invoicedDate: 'timestamptz',
  shipmentDate: 'timestamptz',
  deliveredDate: 'timestamptz',
} as const;

const STATE = new RowColumns<Omit<OrderState, 'dates'>>(STATE_COLUMNS);
const DATES = new RowColumns<OrderDates>(DATE_COLUMNS);
const ORDER = new RowColumns<Row>({ ...STATE_COLUMNS, ...DATE_COLUMNS }, [
  'orderId',
  'merchantId',
  'salesChannel',
  'salesChannelOrderId',
]);

/** A history entry of an order. */
interface EntryRow extends HistoryEntry, Pick<WrittenEntry, 'historyId' | 'receivedDate'> {
  orderId: string;
  version: number;
}

const HISTORY = new RowColumns<EntryRow>({
  orderId: 'text',
  historyId: 'uuid',
  version: 'bigint',
  status: 'text',
  eventDate: 'timestamptz',
  receivedDate: 'timestamptz',
  eventData: 'jsonb',
});

/**
 * Locks one merchant's order until the commit and reads its state.
 * @returns undefined for an absent order or another merchant's
 */
export async function lockOrderState(
  unitOfWork: UnitOfWork,
  merchantId: string,
  orderId: string,
): Promise<OrderState | undefined> {
  const [row] = await unitOfWork.query<Nullable<Row>>(
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
  const rows = await unitOfWork.query<Nullable<Row>>(
    `${SELECT_STATE} WHERE order_id = ANY($1) ORDER BY order_id FOR UPDATE`,
    [orderIds],
  );
  const states = rows.map(toOrderState);
  return new Map(states.map((state) => [state.orderId, state]));
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
  const rows = states.map(({ dates, ...state }) => ({ ...state, ...dates }));
  unitOfWork.write(UPDATE_STATES, [ORDER.json(rows)]);
  for (const state of states) {
    if (visible.has(state.orderId)) touchOrder(unitOfWork, state);
  }
  const entries = changes.flatMap(({ state, facts }) =>
    facts.flatMap((fact, index) =>
      fact.kind === 'released'
        ? []
        : [{ orderId: state.orderId, version: versionOf(state, facts, index), ...fact }],
    ),
  );
  if (entries.length > 0) unitOfWork.write(APPEND_HISTORY, [HISTORY.json(entries)]);
}

const SELECT_STATE = `SELECT ${ORDER.selected} FROM orders`;

function toOrderState(row: Nullable<Row>): OrderState {
  return { ...STATE.read(row), dates: DATES.read(row) };
}

const UPDATE_STATES = `
  UPDATE orders o
     SET status_since = CASE WHEN o.status = t.status THEN o.status_since ELSE now() END,
         ${ORDER.assigned}
    FROM ${ORDER.table('$1')}
   WHERE o.order_id = t."orderId"`;

// The ids increase in the order of writing, which is the order of the history.
const APPEND_HISTORY = `
  INSERT INTO order_history (${HISTORY.names})
  SELECT ${HISTORY.members} FROM ${HISTORY.table('$1')} ORDER BY version`;
