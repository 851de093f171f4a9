import { type ListRange, type ListRows } from '#edge';
import {
  loadListPage,
  namedWhere,
  orderBy,
  type ListConditions,
  type NamedRows,
  type Queries,
  type Bind,
} from '#platform';
import type { OrderStatus } from '../domain/order-status.js';
import type { ChannelOrderView } from './channel-view.js';
import { namedOrders } from './search/named-orders.store.js';
import {
  CHANNEL_LISTED_ORDER,
  LISTED_ORDER,
  ORDER_SUMMARY,
  type OrderForm,
  type OrderSummaryView,
} from './order-forms.js';
import type { OrderView } from './order-view.js';

/** The filters of the lists and counts; dates are ISO 8601 UTC texts, bounds inclusive (decision 1.8). */
export type OrderFilters = {
  status?: string[];
  salesChannel?: string;
  fulfillmentWarehouseType?: string[];
  creationDateFrom?: string;
  creationDateUntil?: string;
  lastUpdateDateFrom?: string;
  lastUpdateDateUntil?: string;
  /** A complete id of any kind, or a part of the order's ids or of its buyer's data (decision 6.16). */
  text?: string;
  /** Only orders that were promised for an earlier day and are still in progress (decision 12.3). */
  late?: boolean;
};

/** An order in the form that the request of a list names. */
export type ListedOrder = OrderView | OrderSummaryView;

/** How many orders a channel has in a status. */
export interface OrderCount {
  status: OrderStatus;
  salesChannel: string;
  count: number;
}

/** The name of the form in which a list shows each order. */
export type FormName = 'full' | 'summary';

/** A merchant's matching orders, by (lastUpdateDate, orderId) (decision 1.8). */
export function listOrders(
  queries: Queries,
  merchantId: string,
  filters: OrderFilters,
  range: ListRange,
  view?: FormName,
): Promise<ListRows<ListedOrder>> {
  const { status, ...otherFilters } = filters;
  const conditions = {
    range: whoseIn((value) => `merchant_id = ${value(merchantId)}`, filters),
    oneOf: status && { column: 'status', values: status },
    filters: filtersOf(otherFilters),
    named: namedBy(filters, merchantId),
  };
  return selectOrders<ListedOrder>(queries, conditions, range, formNamed(view));
}

/**
 * The matching orders of all merchants, by (lastUpdateDate, orderId). The condition on the version matches their
 * partial index.
 */
export function listOrdersOfAllMerchants(
  queries: Queries,
  filters: OrderFilters,
  range: ListRange,
  view?: FormName,
): Promise<ListRows<ListedOrder>> {
  const conditions = {
    range: whoseIn(() => 'version > 0', filters),
    filters: filtersOf(filters),
    named: namedBy(filters),
  };
  return selectOrders<ListedOrder>(queries, conditions, range, formNamed(view));
}

/**
 * A channel's matching orders of all merchants in it, by (lastUpdateDate, orderId), as the channel sees them.
 * @param until orders that were changed at or after this time are left out
 */
export function listChannelsOrdersOfAllMerchants(
  queries: Queries,
  { salesChannel, until }: { salesChannel: string; until: Date },
  filters: Omit<OrderFilters, 'salesChannel' | 'text' | 'late'>,
  range: ListRange,
): Promise<ListRows<ChannelOrderView>> {
  const conditions = {
    range: (value: Bind) => [
      `sales_channel = ${value(salesChannel)}`,
      `last_update_date < ${value(until)}`,
      ...conditionsOf(UPDATE_BOUNDS, filters)(value),
    ],
    filters: filtersOf(filters),
  };
  return selectOrders(queries, conditions, range, CHANNEL_LISTED_ORDER);
}

/** When an order of each channel changed last; a channel without orders is left out. */
export async function lastChangesOfChannels(
  queries: Queries,
  salesChannels: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await queries.query<{ salesChannel: string; last: Date }>(LAST_CHANGES, [
    salesChannels,
  ]);
  return new Map(rows.map(({ salesChannel, last }) => [salesChannel, last]));
}

const LAST_CHANGES = `
  SELECT asked.sales_channel AS "salesChannel", found.last_update_date AS last
    FROM unnest($1::text[]) AS asked (sales_channel)
   CROSS JOIN LATERAL (SELECT last_update_date FROM orders WHERE sales_channel = asked.sales_channel
                        ORDER BY last_update_date DESC, order_id DESC LIMIT 1) AS found`;

function formNamed(view: FormName | undefined): OrderForm<ListedOrder> {
  return view === 'summary' ? ORDER_SUMMARY : LISTED_ORDER;
}

async function selectOrders<View>(
  queries: Queries,
  conditions: ListConditions,
  range: ListRange,
  { columns, join, bytes, toView }: OrderForm<View>,
): Promise<ListRows<View>> {
  const page = await loadListPage<object>(queries, ORDERS, conditions, range, {
    of: (rows) =>
      `SELECT ${columns}, o.scan_end AS "scanEnd" FROM (${rows}) o ${join}
        ${orderBy({ date: 'o.last_update_date', id: 'o.order_id' }, range.order)}`,
    bytes,
    shown: { date: '"lastUpdateDate"', id: '"orderId"' },
  });
  return {
    ...page,
    rows: page.rows.map(toView),
    scannedTo: page.scannedTo && toView(page.scannedTo),
  };
}

/** A merchant's matching orders by status and channel, sorted. */
export function countOrders(
  queries: Queries,
  merchantId: string,
  filters: OrderFilters,
): Promise<OrderCount[]> {
  return count(queries, filters, merchantId);
}

/** The matching orders of all merchants by status and channel. */
export function countOrdersOfAllMerchants(
  queries: Queries,
  filters: OrderFilters,
): Promise<OrderCount[]> {
  return count(queries, filters);
}

/** The maximum number of counted orders that match a text (decision 1.22). */
const COUNTED_NAMED = 10_000;

/** The index `orders_by_status` covers the query, except for a search by text. */
function count(
  queries: Queries,
  filters: OrderFilters,
  merchantId?: string,
): Promise<OrderCount[]> {
  const parameters: unknown[] = [];
  const value = (parameter: unknown) => `$${parameters.push(parameter)}`;
  const named = filters.text === undefined ? undefined : namedOrders(filters.text, merchantId);
  const orders = named
    ? `(SELECT * FROM orders WHERE ctid = ANY(ARRAY(${named.select(value)} LIMIT ${COUNTED_NAMED})) OFFSET 0) AS orders`
    : 'orders';
  const conditions = [
    merchantId === undefined ? 'true' : `merchant_id = ${value(merchantId)}`,
    ...conditionsOf(UPDATE_BOUNDS, filters)(value),
    ...filtersOf(filters)(value),
  ];
  return queries.query(
    `SELECT status, sales_channel AS "salesChannel", count(*)::integer AS count
       FROM ${orders} WHERE ${conditions.join(' AND ')}
      GROUP BY status, sales_channel ORDER BY status, sales_channel`,
    parameters,
  );
}

const ORDERS = { table: 'orders', date: 'last_update_date', id: 'order_id' };

function namedBy({ text, late }: OrderFilters, merchantId?: string): NamedRows | undefined {
  if (text !== undefined) return namedOrders(text, merchantId);
  return late ? lateRows(merchantId) : undefined;
}

/** Usually few orders match; an index by the promised day finds them. */
function lateRows(merchantId: string | undefined): NamedRows {
  const whose = (value: Bind) =>
    merchantId === undefined ? 'true' : `merchant_id = ${value(merchantId)}`;
  return namedWhere('orders', [(value) => `${whose(value)} AND ${LATE}`]);
}

const whoseIn =
  (whose: (value: Bind) => string, filters: OrderFilters) =>
  (value: Bind): string[] => [whose(value), ...conditionsOf(UPDATE_BOUNDS, filters)(value)];

const filtersOf = (filters: OrderFilters) => (value: Bind) => [
  ...conditionsOf(FILTERS, filters)(value),
  ...(filters.late ? [LATE] : []),
];

type Conditions = Partial<Record<Exclude<keyof OrderFilters, 'late'>, (value: string) => string>>;

const conditionsOf =
  (conditions: Conditions, filters: OrderFilters) =>
  (value: Bind): string[] =>
    Object.entries(conditions).flatMap(([filter, condition]) => {
      const filterValue = filters[filter as keyof Conditions];
      return filterValue === undefined ? [] : [condition(value(filterValue))];
    });

const FILTERS: Conditions = {
  status: (value) => `status = ANY(${value})`,
  salesChannel: (value) => `sales_channel = ${value}`,
  fulfillmentWarehouseType: (value) => `fulfillment_warehouse_type = ANY(${value})`,
  creationDateFrom: (value) => `creation_date >= ${value}`,
  creationDateUntil: (value) => `creation_date <= ${value}`,
};

/** Bounds of the sort column of the list. */
const UPDATE_BOUNDS: Conditions = {
  lastUpdateDateFrom: (value) => `last_update_date >= ${value}`,
  lastUpdateDateUntil: (value) => `last_update_date <= ${value}`,
};

/**
 * Orders that have neither reached the buyer nor ended. Partial indexes have this condition; Postgres uses them only if
 * a query repeats it.
 */
const UNDER_WAY = `status NOT IN (
  'DELIVERED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURNED', 'CANCELLED', 'OPERATIONAL_ISSUE')`;

/** Orders that were promised for a day in UTC before today and are still in progress (decision 12.3). */
const LATE = `${UNDER_WAY} AND left(delivery ->> 'deliveryEstimateDate', 10)
  < to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
