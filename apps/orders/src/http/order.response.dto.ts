import { allowedActions } from '../domain/order-status.js';
import type { OrderAction } from '../domain/order-status.js';
import type { OrderDates } from '../domain/order-life.js';
import type { StoredOrder } from '../store/order-read.store.js';
import { toHistoryEntryResponse } from './order-history.response.dto.js';
import type { HistoryEntryResponse } from './order-history.response.dto.js';
import type { OrderWithHistory } from '../store/order-read.store.js';

type Dates = { [D in keyof OrderDates]: string };
type StoredItem = StoredOrder['items'][number];

/** An order as in the list: without its history (decision 6.8). Dates are left out until the thing has happened. */
export interface OrderResponse extends Dates {
  orderId: string;
  merchantId: string;
  salesChannelOrderId: string;
  salesChannel: string;
  status: string;
  allowedActions: OrderAction[];
  fulfillmentWarehouseType: string;
  value: number;
  taxType: string;
  currency: string;
  foreignCurrency: string;
  customerDocument: string;
  creationDate: string;
  lastUpdateDate: string;
  totals: StoredOrder['totals'];
  totalsForeignCurrency: StoredOrder['totalsForeignCurrency'];
  items: ItemResponse[];
  customer: StoredOrder['customer'];
  shipping: ShippingResponse;
  payments: StoredOrder['payments'];
}

export interface OrderWithHistoryResponse extends OrderResponse {
  statusHistory: HistoryEntryResponse[];
}

interface ItemResponse extends Omit<StoredItem, 'productId' | 'height' | 'width' | 'length'> {
  shippingDocuments?: Documents;
}

interface ShippingResponse {
  outboundCountry: string;
  deliveryAddress: StoredOrder['deliveryAddress'];
  deliveries: (StoredOrder['delivery'] & {
    lastMileTrackingNumber?: string;
    parcels: NonNullable<StoredOrder['parcel']>[];
  })[];
}

type Documents = { name: string; url: string }[];

export function toOrderResponse(order: StoredOrder): OrderResponse {
  return {
    orderId: order.orderId,
    merchantId: order.merchantId,
    salesChannelOrderId: order.salesChannelOrderId,
    salesChannel: order.salesChannel,
    status: order.status,
    allowedActions: allowedActions(order.status, order.remembered),
    fulfillmentWarehouseType: order.fulfillmentWarehouseType,
    value: order.value,
    taxType: order.taxType,
    currency: order.currency,
    foreignCurrency: order.foreignCurrency,
    customerDocument: order.customerDocument,
    creationDate: order.creationDate.toISOString(),
    ...toDates(order.dates),
    lastUpdateDate: order.lastUpdateDate.toISOString(),
    totals: order.totals,
    totalsForeignCurrency: order.totalsForeignCurrency,
    items: order.items.map((item) => toItem(item, order.parcel?.documents ?? [])),
    customer: order.customer,
    shipping: toShipping(order),
    payments: order.payments,
  };
}

export function toOrderWithHistoryResponse({
  order,
  history,
}: OrderWithHistory): OrderWithHistoryResponse {
  return { ...toOrderResponse(order), statusHistory: history.map(toHistoryEntryResponse) };
}

function toDates(dates: OrderDates): Dates {
  return Object.fromEntries(
    Object.entries(dates).map(([name, date]: [string, Date]) => [name, date.toISOString()]),
  );
}

function toItem(
  { productId: _productId, height: _height, width: _width, length: _length, ...item }: StoredItem,
  documents: Documents,
): ItemResponse {
  return documents.length === 0 ? item : { ...item, shippingDocuments: documents };
}

function toShipping(order: StoredOrder): ShippingResponse {
  const { outboundCountry, deliveryAddress, delivery, parcel, lastMileTrackingNumber } = order;
  return {
    outboundCountry,
    deliveryAddress,
    deliveries: [
      {
        ...delivery,
        ...(lastMileTrackingNumber === undefined ? {} : { lastMileTrackingNumber }),
        parcels: parcel === undefined ? [] : [parcel],
      },
    ],
  };
}
