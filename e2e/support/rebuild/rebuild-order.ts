import type { Json } from '../merchant.js';
import { numbersOf, present, type PublishedLog } from './published-log.js';

const HISTORY = ['order.placed', 'order.status-changed', 'order.history-added'];
/** The release also counts in the order's versions. */
const VERSIONED = [...HISTORY, 'order.released', 'order.erased', 'order.personal-data-erased'];
const DATES = {
  approvalDate: 'APPROVED',
  cancelDate: 'CANCELLED',
  startHandlingDate: 'HANDLING',
  packedDate: 'PACKED',
  invoicedDate: 'INVOICED',
  shipmentDate: 'SHIPPED',
  deliveredDate: 'DELIVERED',
};

/** The answer of `GET /ext/orders/{orderId}`, rebuilt from events alone (docs/consuming.md). */
export function rebuildOrder(log: PublishedLog, orderId: string): Json {
  const events = log.of(HISTORY, (event) => event.orderId === orderId);
  const [placed] = events;
  const newest = events.at(-1);
  const statusHistory = events.map(historyEntry);
  const delivery = deliveryOf(log, placed, statusHistory);
  const documents = delivery.parcels[0]?.documents ?? [];
  const shippingDocuments = documents.length > 0 ? documents : undefined;
  const dateOf = (status: string) =>
    statusHistory.find((entry) => entry.status === status)?.eventDate;
  return present({
    orderId,
    version: log.of(VERSIONED, (event) => event.orderId === orderId).at(-1)?.version,
    merchantId: placed?.merchantId,
    salesChannel: placed?.salesChannel,
    salesChannelOrderId: placed?.salesChannelOrderId,
    status: newest?.status ?? 'CREATED',
    allowedActions: newest?.allowedActions,
    fulfillmentWarehouseType: placed?.fulfillmentWarehouseType,
    value: Number(placed?.value),
    taxType: placed?.taxType,
    currency: placed?.currency,
    foreignCurrency: placed?.foreignCurrency,
    creationDate: placed?.eventDate,
    ...Object.fromEntries(Object.entries(DATES).map(([name, status]) => [name, dateOf(status)])),
    onHoldDate: statusHistory.findLast(({ status }) => status === 'ON_HOLD')?.eventDate,
    totals: numbersOf(placed?.totals),
    totalsForeignCurrency: numbersOf(placed?.totalsForeignCurrency),
    taxes: placed?.taxes?.map(orderTax),
    taxSurplus: placed?.taxSurplus && Number(placed.taxSurplus),
    items: placed?.items.map((item: Json) =>
      present({ ...orderItem(item), imageUrl: imageOf(log, placed, item), shippingDocuments }),
    ),
    shipping: {
      outboundCountry: placed?.outboundCountry,
      deliveries: [delivery],
    },
    payments: placed?.payments.map(({ type, value }: Json) => ({ type, value: Number(value) })),
    statusHistory,
  });
}

function orderTax({ rate, base, adjustment, value, ...tax }: Json): Json {
  const amounts = Object.entries({ rate, base, adjustment, value }).filter(
    ([, text]) => text !== undefined,
  );
  return { ...tax, ...numbersOf(Object.fromEntries(amounts)) };
}

function historyEntry({ historyId, eventDate, receivedDate, eventData, ...event }: Json): Json {
  const status = event.entry ?? event.status ?? 'CREATED';
  return present({
    historyId,
    eventDate,
    receivedDate,
    status,
    eventData: status === 'INVOICED' && eventData ? invoiceData(eventData) : eventData,
  });
}

function invoiceData({ value, items, ...rest }: Json): Json {
  return {
    ...rest,
    value: Number(value),
    items: items.map((item: Json) => ({ ...item, invoicedPrice: Number(item.invoicedPrice) })),
  };
}

function orderItem(item: Json): Json {
  const { itemId, skuId, salesChannelSkuId, quantity, name, ean, hsCode, countryOfOrigin } = item;
  const { weight, listPrice, salePrice, foreignListPrice, foreignSalePrice, invoicedPrice } = item;
  const amounts = {
    weight,
    listPrice,
    salePrice,
    foreignListPrice,
    foreignSalePrice,
    invoicedPrice,
  };
  const texts = { id: itemId, skuId, salesChannelSkuId, name, ean, hsCode, countryOfOrigin };
  return { ...texts, quantity, ...numbersOf(amounts) };
}

/** The first image of the SKU when the order was placed. */
function imageOf(log: PublishedLog, placed: Json, { skuId }: Json): string | undefined {
  const isOfSku = ({ merchantId, ...event }: Json) =>
    merchantId === placed.merchantId && event.skuId === skuId;
  return log
    .of('sku.upserted', isOfSku)
    .findLast(({ occurredAt }) => occurredAt <= placed.occurredAt)?.images[0];
}

/** The history omits a step of fulfillment after the cancellation, and the answer omits the parcel. */
function deliveryOf(log: PublishedLog, placed: Json, history: readonly Json[]): Json {
  const { name, company, listPrice, salePrice, deliveryTime, deliveryEstimateDate } =
    placed?.delivery ?? {};
  const isTaken = ({ orderId, step }: Json) =>
    orderId === placed?.orderId && history.some(({ status }) => status === step);
  const progress = log.of('fulfillment.progressed', isTaken);
  const parcel = progress.findLast((event) => event.parcel)?.parcel;
  return present({
    name,
    company,
    leadTime: deliveryTime,
    listPrice: Number(listPrice),
    salePrice: Number(salePrice),
    deliveryTime,
    deliveryEstimateDate,
    items: placed?.items.map(({ itemId }: Json) => itemId),
    lastMileTrackingNumber: progress.at(-1)?.lastMileTrackingNumber,
    parcels: parcelCopies(log, placed?.orderId, parcel),
  });
}

function parcelCopies(log: PublishedLog, orderId: string, parcel: Json | undefined): Json[] {
  const tracking = log.of('parcel.tracking-updated', (event) => event.orderId === orderId);
  const parcelId = parcel?.parcelId ?? tracking[0]?.parcelId;
  if (!parcel && parcelId === undefined) return [];
  const { weight, netWeight, grossWeight, ...rest } = parcel ?? { items: [], documents: [] };
  const weights = parcel ? numbersOf({ weight, netWeight, grossWeight }) : {};
  const events = tracking.flatMap((message) => message.events.map(trackingEvent));
  return [present({ ...rest, parcelId, ...weights, events })];
}

function trackingEvent(event: Json): Json {
  const { eventId, eventDate, code, macroStep, carrierId, externalCode, description, location } =
    event;
  const copied = { eventId, eventDate, code, macroStep, description, location };
  return present({ ...copied, carrierId, externalCode });
}
