import {
  behind,
  orderBy,
  selectWithinBytes,
  type ListRange,
  type ListRows,
  type Queries,
} from '#platform';
import type { OrderStatus } from '../domain/order-status.js';
import { LISTED_ORDER, SUMMARY, WITH_PARCEL, type OrderAnswer } from './order-answer.js';

/** The filters of the lists and counts; dates are ISO 8601 UTC texts, bounds inclusive (decision 1.8). */
export type OrderFilters = {
  status?: string[];
  salesChannel?: string;
  fulfillmentWarehouseType?: string[];
  creationDateFrom?: string;
  creationDateUntil?: string;
  lastUpdateDateFrom?: string;
  lastUpdateDateUntil?: string;
  /** An id of any kind. */
  text?: string;
};

export interface ListedOrder {
  orderId: string;
  lastUpdateDate: Date;
  answer: OrderAnswer;
}

/** How many orders a channel has in a status. */
export interface OrderCount {
  status: OrderStatus;
  salesChannel: string;
  count: number;
}

/** What a list shows of each order. */
export type OrderView = 'full' | 'summary';

/** A merchant's matching orders, by (lastUpdateDate, orderId) (decision 1.8). */
export function listOrders(
  queries: Queries,
  merchantId: string,
  filters: OrderFilters,
  range: ListRange,
  view?: OrderView,
): Promise<ListRows<ListedOrder>> {
  return selectOrders(queries, 'merchant_id = $1', [merchantId], filters, range, view);
}

/** The matching orders of all merchants, by (lastUpdateDate, orderId). Their index has the condition on the version. */
export function listOrdersOfAllMerchants(
  queries: Queries,
  filters: OrderFilters,
  range: ListRange,
  view?: OrderView,
): Promise<ListRows<ListedOrder>> {
  return selectOrders(queries, 'version > 0', [], filters, range, view);
}

function selectOrders(
  queries: Queries,
  whose: string,
  first: readonly unknown[],
  filters: OrderFilters,
  range: ListRange,
  view: OrderView = 'full',
): Promise<ListRows<ListedOrder>> {
  const parameters = [...first];
  const value = (given: unknown) => `$${parameters.push(given)}`;
  const conditions = [whose, ...conditionsOf(filters, value), ...behind(COLUMNS, range, value)];
  const [answer, joined] = view === 'full' ? [LISTED_ORDER, WITH_PARCEL] : [SUMMARY, ''];
  return selectWithinBytes(
    queries,
    `SELECT o.order_id AS "orderId", o.last_update_date AS "lastUpdateDate", ${answer} AS answer
       FROM (SELECT * FROM ${named(filters, value)} WHERE ${conditions.join(' AND ')}
              ${orderBy(COLUMNS, range.order)} LIMIT ${value(range.limit)}) o ${joined}
      ${orderBy({ date: 'o.last_update_date', id: 'o.order_id' }, range.order)}`,
    parameters,
    { bytes: 'octet_length(answer)', columns: SHOWN, order: range.order },
  );
}

/** A merchant's matching orders by status and channel, sorted. */
export function countOrders(
  queries: Queries,
  merchantId: string,
  filters: OrderFilters,
): Promise<OrderCount[]> {
  return count(queries, 'merchant_id = $1', [merchantId], filters);
}

/** Those of all merchants. */
export function countOrdersOfAllMerchants(
  queries: Queries,
  filters: OrderFilters,
): Promise<OrderCount[]> {
  return count(queries, 'true', [], filters);
}

/** The index `orders_counts` has every column that is read, but for a text. */
function count(
  queries: Queries,
  whose: string,
  first: readonly unknown[],
  filters: OrderFilters,
): Promise<OrderCount[]> {
  const parameters = [...first];
  const value = (given: unknown) => `$${parameters.push(given)}`;
  const conditions = [whose, ...conditionsOf(filters, value)];
  return queries.query(
    `SELECT status, sales_channel AS "salesChannel", count(*)::integer AS count
       FROM ${named(filters, value)} WHERE ${conditions.join(' AND ')}
      GROUP BY status, sales_channel ORDER BY status, sales_channel`,
    parameters,
  );
}

/**
 * The orders that a text names, or all. Each kind of id has an index. These few are read first, and not with the list's
 * index and its limit: hence the array and the OFFSET.
 */
function named({ text }: OrderFilters, value: (given: unknown) => string): string {
  if (text === undefined) return 'orders';
  const id = value(text);
  return `(
    SELECT * FROM orders WHERE order_id = ANY(ARRAY(
      SELECT order_id FROM orders WHERE order_id = ${id}
      UNION ALL SELECT order_id FROM orders WHERE sales_channel_order_id = ${id}
      UNION ALL SELECT order_id FROM order_parcel WHERE parcel ->> 'parcelId' = ${id}
      UNION ALL SELECT order_id FROM order_parcel WHERE last_mile_tracking_number = ${id}
      UNION ALL SELECT order_id FROM orders
                 WHERE jsonb_path_query_array(items, '$[*].skuId') @> jsonb_build_array(${id}::text)))
    OFFSET 0) AS orders`;
}

const COLUMNS = { date: 'last_update_date', id: 'order_id' };
const SHOWN = { date: '"lastUpdateDate"', id: '"orderId"' };

function conditionsOf(filters: OrderFilters, value: (given: unknown) => string): string[] {
  return Object.entries(filterConditions).flatMap(([filter, condition]) => {
    const given = filters[filter as keyof OrderFilters];
    return given === undefined ? [] : [condition(value(given))];
  });
}

const filterConditions: Record<Exclude<keyof OrderFilters, 'text'>, (value: string) => string> = {
  status: (value) => `status = ANY(${value})`,
  salesChannel: (value) => `sales_channel = ${value}`,
  fulfillmentWarehouseType: (value) => `fulfillment_warehouse_type = ANY(${value})`,
  creationDateFrom: (value) => `creation_date >= ${value}`,
  creationDateUntil: (value) => `creation_date <= ${value}`,
  lastUpdateDateFrom: (value) => `last_update_date >= ${value}`,
  lastUpdateDateUntil: (value) => `last_update_date <= ${value}`,
};
