import type { OrderEventData } from '#contracts';
import { decimal, toAmount } from '#money';
import type { Address, Customer } from '../domain/new-order.js';
import type { OrderContent } from '../domain/order.js';
import type { HistoryEntry, OrderDates, OrderState } from '../domain/order-state.js';
import { allowedActions, type OrderAction } from '../domain/order-status.js';
import type { OrderParts } from './order-parts.js';
import type { ParcelCopy, ParcelCopyEvent } from './parcel-copy.js';

type Names = Pick<
  OrderState,
  'orderId' | 'merchantId' | 'salesChannel' | 'salesChannelOrderId' | 'version' | 'status'
>;
type Content = Pick<OrderContent, 'currency' | 'foreignCurrency'> &
  Pick<OrderContent, 'fulfillmentWarehouseType' | 'taxType'>;

/** An order as it is stored, with the copy of its parcel. */
export interface OrderRow
  extends Names, Content, OrderDates, OrderParts, Pick<OrderState, 'remembered' | 'fullyReturned'> {
  /** A decimal text, like `taxSurplus`. */
  value: string;
  taxSurplus?: string;
  customerDocument: string;
  outboundCountry: string;
  creationDate: Date;
  lastUpdateDate: Date;
  personalDataErasedAt?: Date;
  parcel?: ParcelCopy;
  lastMileTrackingNumber?: string;
}

/** A history entry as JSON has it: dates are texts. */
export interface EntryRow extends Pick<HistoryEntry, 'status'> {
  historyId: string;
  eventDate: string;
  receivedDate: string;
  eventData: object | null;
}

/** The dates of statuses as answers show them; a date is absent until its status is reached. */
type DateTexts = { [Name in keyof OrderDates]: string };

/** An order as answers show it, with the ids of its documents in place of links (decision 6.8). */
export interface OrderView extends Names, Content, DateTexts {
  allowedActions: OrderAction[];
  value: number;
  customerDocument: string;
  creationDate: string;
  lastUpdateDate: string;
  totals: OrderParts['totals'];
  totalsForeignCurrency: OrderParts['totalsForeignCurrency'];
  taxes: OrderParts['taxes'];
  taxSurplus?: number;
  items: Omit<OrderParts['items'][number], 'productId' | 'height' | 'width' | 'length'>[];
  customer: Customer;
  shipping: { outboundCountry: string; deliveryAddress: Address; deliveries: DeliveryView[] };
  payments: OrderParts['payments'];
}

type DeliveryView = Omit<OrderParts['delivery'], 'items'> & {
  items: string[];
  lastMileTrackingNumber?: string;
  parcels: (ParcelCopy & { events: ParcelCopyEvent[] })[];
};

/** An order as a read by its id shows it, with its history in the order of writing. */
export interface OrderWithHistoryView extends OrderView {
  statusHistory: EntryView[];
}

/** A history entry, with the ids of documents in place of links and amounts as numbers. */
export type EntryView = Pick<EntryRow, 'historyId' | 'eventDate' | 'receivedDate'> &
  (
    | { status: 'INVOICED'; eventData?: Invoice<number> }
    | { status: 'READY_TO_SHIP'; eventData?: OrderEventData['READY_TO_SHIP'] }
    | { status: Exclude<EntryRow['status'], 'INVOICED' | 'READY_TO_SHIP'>; eventData?: object }
  );

type InvoicedData = OrderEventData['INVOICED'];
type Invoice<Amount> = Omit<InvoicedData, 'value' | 'items'> & {
  value: Amount;
  items: (Omit<InvoicedData['items'][number], 'invoicedPrice'> & { invoicedPrice: Amount })[];
};

/** @param events of its parcel, in the order of their receipt */
export function toOrderView(order: OrderRow, events: readonly ParcelCopyEvent[]): OrderView {
  const { taxSurplus, parcel, lastMileTrackingNumber, delivery } = order;
  return {
    orderId: order.orderId,
    merchantId: order.merchantId,
    salesChannelOrderId: order.salesChannelOrderId,
    salesChannel: order.salesChannel,
    status: order.status,
    allowedActions: allowedActions(order.status, order),
    fulfillmentWarehouseType: order.fulfillmentWarehouseType,
    value: amountOf(order.value),
    taxType: order.taxType,
    currency: order.currency,
    foreignCurrency: order.foreignCurrency,
    customerDocument: order.customerDocument,
    creationDate: order.creationDate.toISOString(),
    ...dateTexts(order, [
      'approvalDate',
      'cancelDate',
      'startHandlingDate',
      'onHoldDate',
      'packedDate',
      'invoicedDate',
      'shipmentDate',
      'deliveredDate',
    ]),
    lastUpdateDate: order.lastUpdateDate.toISOString(),
    version: order.version,
    totals: order.totals,
    totalsForeignCurrency: order.totalsForeignCurrency,
    taxes: order.taxes,
    ...(taxSurplus !== undefined && { taxSurplus: amountOf(taxSurplus) }),
    items: order.items.map(shownItem),
    customer: order.customer,
    shipping: {
      outboundCountry: order.outboundCountry,
      deliveryAddress: order.deliveryAddress,
      deliveries: [
        {
          ...delivery,
          items: [...delivery.items],
          ...(lastMileTrackingNumber !== undefined && { lastMileTrackingNumber }),
          parcels: parcel
            ? [{ ...parcel, documents: documentsOf(order), events: [...events] }]
            : [],
        },
      ],
    },
    payments: order.payments,
  };
}

/** The documents of an order that can be opened; those of an erased buyer are revoked (decision 8.6). */
export function documentsOf({
  parcel,
  personalDataErasedAt,
}: {
  parcel?: ParcelCopy | null;
  personalDataErasedAt?: Date | null;
}): ParcelCopy['documents'] {
  if (personalDataErasedAt) return [];
  return (parcel?.documents ?? []).filter(({ documentId }) => documentId !== undefined);
}

/** @param order whose entry it is */
export function toEntryView(
  { historyId, eventDate, receivedDate, status, eventData }: EntryRow,
  { personalDataErasedAt }: Pick<OrderRow, 'personalDataErasedAt'>,
): EntryView {
  const dates = { eventDate: isoOf(eventDate), receivedDate: isoOf(receivedDate) };
  const entry = { historyId, ...dates };
  if (eventData === null) return { ...entry, status };
  if (status === 'INVOICED') {
    const { invoiceDocumentId, ...invoice } = eventData as Invoice<string>;
    return {
      ...entry,
      status,
      eventData: {
        ...invoice,
        ...(invoiceDocumentId !== undefined && !personalDataErasedAt && { invoiceDocumentId }),
        value: amountOf(invoice.value),
        items: invoice.items.map((line) => ({
          ...line,
          invoicedPrice: amountOf(line.invoicedPrice),
        })),
      },
    };
  }
  if (status === 'READY_TO_SHIP') {
    const ready = eventData as OrderEventData['READY_TO_SHIP'];
    return {
      ...entry,
      status,
      eventData: personalDataErasedAt ? { ...ready, documents: [] } : ready,
    };
  }
  return { ...entry, status, eventData };
}

/** The dates of these statuses that are reached. */
export function dateTexts<Name extends keyof OrderDates>(
  dates: OrderDates,
  names: readonly Name[],
): Pick<DateTexts, Name> {
  const texts = names.flatMap((name) => {
    const date = dates[name];
    return date ? [[name, date.toISOString()]] : [];
  });
  return Object.fromEntries(texts) as Pick<DateTexts, Name>;
}

/** The number of a decimal text, which is exact: amounts have at most 15 digits (decision 1.7). */
export function amountOf(text: string): number {
  return toAmount(decimal(text));
}

/** The text of a date in JSON of Postgres, in UTC with milliseconds. */
export function isoOf(date: string): string {
  return new Date(date).toISOString();
}

/** These members are for logistics only. */
function shownItem({
  productId: _product,
  height: _height,
  width: _width,
  length: _length,
  ...item
}: OrderParts['items'][number]): OrderView['items'][number] {
  return item;
}
