import { decimal, toAmount } from '#money';
import type { OrderDates } from '../domain/order-life.js';
import type { OrderStatus } from '../domain/order-status.js';
import { datesOf, toStatus } from './order-life.store.js';
import type { DateRow } from './order-life.store.js';
import type { OrderParts } from './order-parts.js';
import type { ParcelCopy, ParcelCopyEvent } from './parcel.store.js';

/** A whole order as it is read for answers and for `order.released`. */
export interface StoredOrder extends OrderParts {
  orderId: string;
  merchantId: string;
  salesChannel: string;
  salesChannelOrderId: string;
  status: OrderStatus;
  remembered?: OrderStatus;
  fulfillmentWarehouseType: 'MERCHANT' | 'RETURNS';
  value: number;
  taxType: 'DDP' | 'DDU';
  currency: string;
  foreignCurrency: string;
  customerDocument: string;
  outboundCountry: string;
  creationDate: Date;
  lastUpdateDate: Date;
  dates: OrderDates;
  parcel?: ParcelCopy & { events: ParcelCopyEvent[] };
  lastMileTrackingNumber?: string;
}

export interface StoredEntry {
  status: string;
  eventDate: string;
  receivedDate: string;
  eventData?: Record<string, unknown>;
}

export interface OrderWithHistory {
  order: StoredOrder;
  /** In the order in which it was written. */
  history: StoredEntry[];
}

/** Where a statement runs: a unit of work, or a pool outside any transaction. */
export interface Queries {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
}

/** Orders by their ids, each with its parcel; in the order asked for, those that are not there left out. */
export async function readOrders(
  queries: Queries,
  orderIds: readonly string[],
): Promise<StoredOrder[]> {
  const rows = await queries.query<OrderRow>(`${READ_ORDER} WHERE o.order_id = ANY($1)`, [
    orderIds,
  ]);
  const found = new Map(rows.map((row) => [row.order_id, toStoredOrder(row)]));
  return orderIds.flatMap((id) => found.get(id) ?? []);
}

/** One merchant's order with its history; another merchant's is as absent. */
export async function readOrderWithHistory(
  queries: Queries,
  orderId: string,
  merchantId: string,
): Promise<OrderWithHistory | undefined> {
  const [row] = await queries.query<OrderRow & { history: StoredEntry[] }>(
    `${READ_ORDER_WITH_HISTORY} WHERE o.order_id = $1 AND o.merchant_id = $2`,
    [orderId, merchantId],
  );
  return row && { order: toStoredOrder(row), history: row.history };
}

interface OrderRow extends DateRow {
  order_id: string;
  merchant_id: string;
  sales_channel: string;
  sales_channel_order_id: string;
  status: string;
  remembered_status: string | null;
  fulfillment_warehouse_type: 'MERCHANT' | 'RETURNS';
  value: string;
  tax_type: 'DDP' | 'DDU';
  currency: string;
  foreign_currency: string;
  customer_document: string;
  outbound_country: string;
  creation_date: Date;
  last_update_date: Date;
  totals: OrderParts['totals'];
  totals_foreign_currency: OrderParts['totalsForeignCurrency'];
  items: OrderParts['items'];
  customer: OrderParts['customer'];
  delivery_address: OrderParts['deliveryAddress'];
  delivery: OrderParts['delivery'];
  payments: OrderParts['payments'];
  parcel: ParcelCopy | null;
  last_mile_tracking_number: string | null;
  parcel_events: ParcelCopyEvent[] | null;
}

const COLUMNS = `
  o.order_id, o.merchant_id, o.sales_channel, o.sales_channel_order_id, o.status, o.remembered_status,
  o.fulfillment_warehouse_type, o.value, o.tax_type, o.currency, o.foreign_currency, o.customer_document,
  o.outbound_country, o.creation_date, o.approval_date, o.cancel_date, o.start_handling_date, o.on_hold_date,
  o.packed_date, o.invoiced_date, o.shipment_date, o.delivered_date, o.last_update_date, o.totals,
  o.totals_foreign_currency, o.items, o.customer, o.delivery_address, o.delivery, o.payments, p.parcel,
  p.last_mile_tracking_number,
  (SELECT json_agg(e.event ORDER BY e.id) FROM order_parcel_event e WHERE e.order_id = o.order_id) AS parcel_events`;

const TABLES = 'FROM orders o LEFT JOIN order_parcel p ON p.order_id = o.order_id';

const READ_ORDER = `SELECT ${COLUMNS} ${TABLES}`;

// The session's time zone is UTC.
const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

const READ_ORDER_WITH_HISTORY = `
  SELECT ${COLUMNS},
         (SELECT json_agg(json_strip_nulls(json_build_object(
                   'eventDate', to_char(h.event_date, ${ISO}), 'receivedDate', to_char(h.received_date, ${ISO}),
                   'status', h.status, 'eventData', h.event_data)) ORDER BY h.id)
            FROM order_history h WHERE h.order_id = o.order_id) AS history
  ${TABLES}`;

function toStoredOrder(row: OrderRow): StoredOrder {
  const { parcel, last_mile_tracking_number: lastMileTrackingNumber } = row;
  return {
    orderId: row.order_id,
    merchantId: row.merchant_id,
    salesChannel: row.sales_channel,
    salesChannelOrderId: row.sales_channel_order_id,
    status: toStatus(row.status),
    ...(row.remembered_status === null ? {} : { remembered: toStatus(row.remembered_status) }),
    fulfillmentWarehouseType: row.fulfillment_warehouse_type,
    value: toAmount(decimal(row.value)),
    taxType: row.tax_type,
    currency: row.currency,
    foreignCurrency: row.foreign_currency,
    customerDocument: row.customer_document,
    outboundCountry: row.outbound_country,
    creationDate: row.creation_date,
    lastUpdateDate: row.last_update_date,
    dates: datesOf(row),
    totals: row.totals,
    totalsForeignCurrency: row.totals_foreign_currency,
    items: row.items,
    customer: row.customer,
    deliveryAddress: row.delivery_address,
    delivery: row.delivery,
    payments: row.payments,
    ...(parcel === null ? {} : { parcel: { ...parcel, events: row.parcel_events ?? [] } }),
    ...(lastMileTrackingNumber === null ? {} : { lastMileTrackingNumber }),
  };
}
