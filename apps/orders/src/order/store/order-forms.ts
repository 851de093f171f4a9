import { RowColumns, type Nullable } from '#platform';
import {
  toChannelEntryView,
  toChannelOrderView,
  type ChannelOrderRow,
  type ChannelOrderView,
  type ChannelOrderWithHistoryView,
} from './channel-view.js';
import {
  toEntryView,
  toOrderView,
  type EntryRow,
  type OrderRow,
  type OrderView,
  type OrderWithHistoryView,
} from './order-view.js';
import type { ParcelCopyEvent } from './parcel-copy.js';

/** A form of an order in answers: the SQL of its columns, of orders `o`, and the view that a row with them becomes. */
export interface OrderForm<View> {
  columns: string;
  /** Joins the copies of parcels, if the columns need them. */
  join: string;
  /** SQL of the bytes that a row `page` takes in an answer, or a little more (decision 1.8). */
  bytes: string;
  toView: (row: object) => View;
}

/** The join for the columns of a parcel. */
const WITH_PARCEL = 'LEFT JOIN order_parcel p USING (order_id)';

const CHANNEL_COLUMNS = {
  orderId: 'text',
  merchantId: 'text',
  salesChannelOrderId: 'text',
  status: 'text',
  remembered: ['remembered_status', 'text'],
  fullyReturned: 'boolean',
  value: 'numeric',
  currency: 'text',
  creationDate: 'timestamptz',
  approvalDate: 'timestamptz',
  cancelDate: 'timestamptz',
  shipmentDate: 'timestamptz',
  deliveredDate: 'timestamptz',
  lastUpdateDate: 'timestamptz',
  version: 'bigint',
  items: 'jsonb',
  delivery: 'jsonb',
  parcel: 'jsonb',
  lastMileTrackingNumber: 'text',
} as const;

const CHANNEL_ORDER = new RowColumns<ChannelOrderRow>(CHANNEL_COLUMNS);

const ORDER = new RowColumns<OrderRow>({
  ...CHANNEL_COLUMNS,
  salesChannel: 'text',
  fulfillmentWarehouseType: 'text',
  taxType: 'text',
  foreignCurrency: 'text',
  customerDocument: 'text',
  outboundCountry: 'text',
  startHandlingDate: 'timestamptz',
  onHoldDate: 'timestamptz',
  packedDate: 'timestamptz',
  invoicedDate: 'timestamptz',
  personalDataErasedAt: 'timestamptz',
  totals: 'jsonb',
  totalsForeignCurrency: 'jsonb',
  taxes: 'jsonb',
  taxSurplus: 'numeric',
  customer: 'jsonb',
  deliveryAddress: 'jsonb',
  payments: 'jsonb',
});

/** An order as a row of a table, without parcel and without data of the buyer. */
export interface OrderSummaryView extends Pick<
  OrderView,
  | 'orderId'
  | 'merchantId'
  | 'salesChannelOrderId'
  | 'salesChannel'
  | 'status'
  | 'currency'
  | 'foreignCurrency'
  | 'creationDate'
  | 'lastUpdateDate'
  | 'version'
  | 'totals'
  | 'totalsForeignCurrency'
> {
  itemCount: number;
}

type SummaryRow = Pick<OrderRow, Exclude<keyof OrderSummaryView, 'itemCount'>>;

const SUMMARY = new RowColumns<SummaryRow>({
  orderId: 'text',
  merchantId: 'text',
  salesChannelOrderId: 'text',
  salesChannel: 'text',
  status: 'text',
  currency: 'text',
  foreignCurrency: 'text',
  creationDate: 'timestamptz',
  lastUpdateDate: 'timestamptz',
  version: 'bigint',
  totals: 'jsonb',
  totalsForeignCurrency: 'jsonb',
});

const ENTRY = new RowColumns<EntryRow>({
  historyId: 'uuid',
  eventDate: 'timestamptz',
  receivedDate: 'timestamptz',
  status: 'text',
  eventData: 'jsonb',
});

/** A row as text has more quotes than its answer, but its documents only once. With their links, each item has them. */
const BYTES_WITH_DOCUMENTS = `
  octet_length(page::text) + jsonb_array_length(page.items) * coalesce(3 * octet_length(page.parcel ->> 'documents'), 0)`;

const EVENTS = `(SELECT json_agg(e.event ORDER BY e.id) FROM order_parcel_event e WHERE e.order_id = o.order_id) AS events`;

const HISTORY = `
  (SELECT json_agg(entry ORDER BY entry.id) FROM (
     SELECT id, ${ENTRY.selected} FROM order_history h WHERE h.order_id = o.order_id) AS entry) AS history`;

const TRACKING_URL = `
  (SELECT h.event_data ->> 'trackingUrl' FROM order_history h
    WHERE h.order_id = o.order_id AND h.status = 'SHIPPED' ORDER BY h.id LIMIT 1) AS "trackingUrl"`;

interface WithEvents {
  events: ParcelCopyEvent[] | null;
}

interface WithHistory {
  history: EntryRow[];
}

type SelectedOrder = Nullable<OrderRow> & WithEvents;
type SelectedChannelOrder = Nullable<ChannelOrderRow> & WithEvents & { trackingUrl: string | null };

/** As in the list. */
export const LISTED_ORDER = formOf<SelectedOrder, OrderView>(
  `${ORDER.selected}, ${EVENTS}`,
  (row) => toOrderView(ORDER.read(row), row.events ?? []),
);

/** As read by its id. */
export const ORDER_WITH_HISTORY = formOf<SelectedOrder & WithHistory, OrderWithHistoryView>(
  `${LISTED_ORDER.columns}, ${HISTORY}`,
  (row) => {
    const order = ORDER.read(row);
    const statusHistory = row.history.map((entry) => toEntryView(entry, order));
    return { ...toOrderView(order, row.events ?? []), statusHistory };
  },
);

export const ORDER_SUMMARY: OrderForm<OrderSummaryView> = {
  ...formOf<Nullable<SummaryRow> & { itemCount: number }, OrderSummaryView>(
    `${SUMMARY.selected}, jsonb_array_length(items) AS "itemCount"`,
    (row) => {
      const order = SUMMARY.read(row);
      return {
        ...order,
        creationDate: order.creationDate.toISOString(),
        lastUpdateDate: order.lastUpdateDate.toISOString(),
        itemCount: row.itemCount,
      };
    },
  ),
  join: '',
  bytes: 'octet_length(page::text)',
};

/** As its channel sees it in its list. */
export const CHANNEL_LISTED_ORDER = formOf<SelectedChannelOrder, ChannelOrderView>(
  `${CHANNEL_ORDER.selected}, ${EVENTS}, ${TRACKING_URL}`,
  toListedByChannel,
);

/** As its channel sees it, with its history. */
export const CHANNEL_ORDER_WITH_HISTORY = formOf<
  SelectedChannelOrder & WithHistory,
  ChannelOrderWithHistoryView
>(`${CHANNEL_LISTED_ORDER.columns}, ${HISTORY}`, (row) => ({
  ...toListedByChannel(row),
  statusHistory: row.history.map(toChannelEntryView),
}));

function toListedByChannel(row: SelectedChannelOrder): ChannelOrderView {
  return toChannelOrderView(CHANNEL_ORDER.read(row), row.events ?? [], row.trackingUrl);
}

/** @param toView gets a row with the columns */
function formOf<Row extends object, View>(
  columns: string,
  toView: (row: Row) => View,
): OrderForm<View> {
  return {
    columns,
    join: WITH_PARCEL,
    bytes: BYTES_WITH_DOCUMENTS,
    toView: (row) => toView(row as Row),
  };
}
