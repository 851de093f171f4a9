import type { Allocation, OrderLine, StockOrder, StockOrderState } from '../domain/stock.js';
import type { SkuKey } from '../../skus/domain/sku.js';
import type { Writes } from '#messaging';
import { RowColumns, type Queries } from '#platform';
import { columns } from '../../skus/store/sku.store.js';

/** An order that requested stock. */
export interface PlacedOrder extends StockOrder {
  placedAt: Date;
}

/** The state that an order gets: its stock is reserved or short, or its reservation is closed. */
export interface OrderOutcome {
  orderId: string;
  state: StockOrderState;
}

/** Adds orders with their lines. @returns the ids of the orders that were new */
export async function addOrders(
  unitOfWork: Queries & Writes,
  orders: readonly PlacedOrder[],
): Promise<Set<string>> {
  const rows = await unitOfWork.query<{ orderId: string }>(ADD_ORDERS, [ORDER.json(orders)]);
  const added = new Set(rows.map(({ orderId }) => orderId));
  const lines = orders
    .filter(({ orderId }) => added.has(orderId))
    .flatMap(({ orderId, lines: orderLines }) =>
      orderLines.map((line, position) => ({ orderId, position, ...line })),
    );
  unitOfWork.write(ADD_LINES, [LINE.json(lines)]);
  return added;
}

/** Sets the state of orders. @returns the version of the event about each order, by order */
export async function setStates(
  queries: Queries,
  outcomes: readonly OrderOutcome[],
): Promise<Map<string, number>> {
  const rows = await queries.query<{ orderId: string; version: string }>(SET_STATES, [
    outcomes.map(({ orderId }) => orderId),
    outcomes.map(({ state }) => state),
  ]);
  return new Map(rows.map(({ orderId, version }) => [orderId, Number(version)]));
}

/** A SKU in an order. */
export interface OrderSku extends SkuKey {
  orderId: string;
}

/** The SKUs of orders. Lines never change, so they can be read before any lock; unknown orders have none. */
export async function skusOfOrders(
  queries: Queries,
  orderIds: readonly string[],
): Promise<OrderSku[]> {
  return orderIds.length === 0 ? [] : queries.query(SKUS_OF_ORDERS, [orderIds]);
}

export function addReservations(
  unitOfWork: Writes,
  reserved: readonly { orderId: string; allocations: readonly Allocation[] }[],
): void {
  const rows = reserved.flatMap(({ orderId, allocations }) =>
    allocations.map((allocation) => ({ orderId, ...allocation })),
  );
  if (rows.length > 0) unitOfWork.write(ADD_RESERVATIONS, [RESERVATION.json(rows)]);
}

/** An order with its state and its reservations. */
export interface StockOrderProgress {
  orderId: string;
  merchantId: string;
  state: StockOrderState;
  allocations: Allocation[];
}

/**
 * Reads orders by id, without unknown orders. The stock of all their SKUs must be locked, which also locks their state.
 */
export async function loadOrders(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, StockOrderProgress>> {
  const rows = await queries.query<StockOrderProgress>(LOAD_ORDERS, [orderIds]);
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** The orders that wait for any of these SKUs, the oldest first (decision 4.3). */
export async function loadWaiting(
  queries: Queries,
  keys: readonly SkuKey[],
): Promise<StockOrder[]> {
  return keys.length === 0 ? [] : queries.query(WAITING, columns(keys));
}

const ORDER = new RowColumns<Omit<PlacedOrder, 'lines'>>({
  orderId: 'text',
  merchantId: 'text',
  fulfillmentWarehouseType: 'text',
  destinationCountry: 'text',
  placedAt: 'timestamptz',
});

const LINE = new RowColumns<OrderLine & { orderId: string; position: number }>({
  orderId: 'text',
  position: 'integer',
  itemId: 'text',
  skuId: 'text',
  quantity: 'integer',
});

const RESERVATION = new RowColumns<Allocation & { orderId: string }>({
  orderId: 'text',
  itemId: 'text',
  skuId: 'text',
  warehouseId: 'integer',
  quantity: ['units', 'integer'],
});

const ADD_ORDERS = `
  INSERT INTO stock_order (${ORDER.names}, state, version)
  SELECT ${ORDER.members}, 'WAITING', 0 FROM ${ORDER.table('$1')} ORDER BY "orderId"
  ON CONFLICT DO NOTHING
  RETURNING order_id AS "orderId"`;

const ADD_LINES = `
  INSERT INTO stock_order_line (${LINE.names}) SELECT ${LINE.members} FROM ${LINE.table('$1')}`;

const SET_STATES = `
  UPDATE stock_order o SET state = u.state, version = o.version + 1
    FROM unnest($1::text[], $2::text[]) AS u (order_id, state)
   WHERE o.order_id = u.order_id
  RETURNING o.order_id AS "orderId", o.version`;

const SKUS_OF_ORDERS = `
  SELECT o.order_id AS "orderId", o.merchant_id AS "merchantId", l.sku_id AS "skuId"
    FROM stock_order o JOIN stock_order_line l USING (order_id)
   WHERE o.order_id = ANY ($1::text[])`;

const ADD_RESERVATIONS = `
  INSERT INTO reservation (${RESERVATION.names}) SELECT ${RESERVATION.members} FROM ${RESERVATION.table('$1')}`;

const LOAD_ORDERS = `
  SELECT o.order_id AS "orderId", o.merchant_id AS "merchantId", o.state,
         (SELECT coalesce(json_agg(json_build_object('itemId', r.item_id, 'skuId', r.sku_id, 'quantity', r.units,
                                                     'warehouseId', r.warehouse_id) ORDER BY r.id), '[]')
            FROM reservation r WHERE r.order_id = o.order_id) AS allocations
    FROM stock_order o
   WHERE o.order_id = ANY ($1::text[])`;

const WAITING = `
  SELECT o.order_id AS "orderId", o.merchant_id AS "merchantId",
         o.fulfillment_warehouse_type AS "fulfillmentWarehouseType", o.destination_country AS "destinationCountry",
         (SELECT json_agg(json_build_object('itemId', l.item_id, 'skuId', l.sku_id, 'quantity', l.quantity)
                          ORDER BY l.position)
            FROM stock_order_line l WHERE l.order_id = o.order_id) AS lines
    FROM stock_order o
   WHERE o.state = 'WAITING' AND o.merchant_id = ANY ($1::text[]) AND EXISTS (
     SELECT FROM stock_order_line l
      WHERE l.order_id = o.order_id
        AND (o.merchant_id, l.sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[])))
   ORDER BY o.placed_at, o.order_id`;
