import {
  historyEventData,
  type EventOf,
  type OrderErased,
  type OrderHistoryAdded,
  type OrderPersonalDataErased,
  type OrderPlaced,
  type OrderReleased,
  type OrderStatusChanged,
} from '#contracts';
import type { NewEvent } from '#messaging';
import { Decimal, decimal, toText, type Numeric } from '#money';
import type { OrderState, WrittenEntry } from './domain/order-state.js';
import { allowedActions } from './domain/order-status.js';
import { parcelScenarioOf } from './domain/scenario.js';
import type { OrderContent } from './domain/order.js';
import type { ReleasableOrder } from './store/order-read.store.js';

/** An event that contains its own date. */
type Republishable<C> = NewEvent<EventOf<C>> & { occurredAt: string };

type OrderNames = Pick<
  OrderState,
  'orderId' | 'merchantId' | 'salesChannel' | 'salesChannelOrderId'
>;

/** The published part of a new order, with amounts as decimals or as the store returns them. */
interface PublishablePlacement {
  state: OrderNames & Pick<OrderState, 'version' | 'status'>;
  content: Stored<
    Omit<OrderContent, 'customer' | 'deliveryAddress' | 'salesChannelOrderData' | Optional>
  > & { deliveryAddress: { country: string } } & {
    /** Null in the store where the order does not have it. */
    [K in Optional]?: Stored<NonNullable<OrderContent[K]>> | null | undefined;
  };
}

type Optional = 'taxSurplus' | 'dutyRatesVersion';

type Stored<T> = T extends Decimal
  ? Numeric
  : T extends Date
    ? Date | string
    : T extends object
      ? { [K in keyof T]: Stored<T[K]> }
      : T;

type StatusChanged = EventOf<typeof OrderStatusChanged>;
type PlacedTax = NonNullable<EventOf<typeof OrderPlaced>['taxes']>[number];
type HistoryAdded = EventOf<typeof OrderHistoryAdded>;
type EntryOf<Kind extends WrittenEntry['kind']> = Extract<WrittenEntry, { kind: Kind }>;

/**
 * Creates the event of a new order, without any personal data (decision 8.6).
 * @param historyId of its first history entry
 */
export function orderPlaced(
  { state, content }: PublishablePlacement,
  { historyId, receivedDate }: Pick<WrittenEntry, 'historyId' | 'receivedDate'>,
): Republishable<typeof OrderPlaced> {
  const { name, company, deliveryTime, deliveryEstimateDate, ...prices } = content.delivery;
  return {
    ...identity(state),
    version: state.version,
    occurredAt: receivedDate.toISOString(),
    historyId,
    eventDate: new Date(content.creationDate).toISOString(),
    receivedDate: receivedDate.toISOString(),
    fulfillmentWarehouseType: content.fulfillmentWarehouseType,
    outboundCountry: content.outboundCountry,
    destinationCountry: content.deliveryAddress.country,
    currency: content.currency,
    foreignCurrency: content.foreignCurrency,
    fxRate: textOf(content.fxRate),
    rulesVersion: content.rulesVersion,
    ...(content.dutyRatesVersion && { dutyRatesVersion: content.dutyRatesVersion }),
    tariffVersion: content.tariffVersion,
    taxes: content.taxes.map(textsOfTax),
    ...(content.taxSurplus && { taxSurplus: textOf(content.taxSurplus) }),
    taxType: content.taxType,
    value: textOf(content.value),
    allowedActions: allowedActions(state.status),
    totals: textsOf(content.totals),
    totalsForeignCurrency: textsOf(content.totalsForeignCurrency),
    delivery: {
      name,
      company,
      listPrice: textOf(prices.listPrice),
      salePrice: textOf(prices.salePrice),
      deliveryTime,
      deliveryEstimateDate: new Date(deliveryEstimateDate).toISOString(),
    },
    payments: content.payments.map(({ type, value }) => ({ type, value: textOf(value) })),
    items: content.items.map(placedItem),
  };
}

/** The event of a history entry that changes the order's status. */
export function orderStatusChanged(
  order: OrderNames,
  version: number,
  entry: EntryOf<'status-changed'>,
): Republishable<typeof OrderStatusChanged> {
  const { status, previousStatus } = entry;
  return {
    ...identity(order),
    version,
    occurredAt: entry.receivedDate.toISOString(),
    status,
    previousStatus,
    ...(written(entry) as Pick<StatusChanged, WrittenMember>),
    allowedActions: allowedActions(status, entry),
  };
}

/** The event of a history entry that does not change the order's status. */
export function orderHistoryAdded(
  order: OrderNames,
  version: number,
  entry: EntryOf<'history-added'>,
): Republishable<typeof OrderHistoryAdded> {
  return {
    ...identity(order),
    version,
    occurredAt: entry.receivedDate.toISOString(),
    entry: entry.status,
    status: entry.orderStatus,
    ...(written(entry) as Pick<HistoryAdded, WrittenMember>),
    allowedActions: allowedActions(entry.orderStatus, entry),
  };
}

/** Everything that logistics needs; contains personal data. */
export function orderReleased(
  order: ReleasableOrder,
  version: number,
): NewEvent<EventOf<typeof OrderReleased>> {
  const { type, firstName, lastName, document, email, phone } = order.customer;
  const { name, company, deliveryTime, deliveryEstimateDate } = order.delivery;
  const parcelScenario = parcelScenarioOf(order.scenario ?? undefined);
  return {
    ...identity(order),
    version,
    fulfillmentWarehouseType: order.fulfillmentWarehouseType,
    outboundCountry: order.outboundCountry,
    destinationCountry: order.deliveryAddress.country,
    taxType: order.taxType,
    currency: order.currency,
    foreignCurrency: order.foreignCurrency,
    ...(parcelScenario !== undefined && { story: parcelScenario }),
    customer: {
      type,
      firstName,
      document,
      ...(lastName === undefined ? {} : { lastName }),
      ...(email === undefined ? {} : { email }),
      ...(phone === undefined ? {} : { phone }),
    },
    deliveryAddress: order.deliveryAddress,
    delivery: { name, company, deliveryTime, deliveryEstimateDate },
    items: order.items.map(releasedItem),
  };
}

/**
 * Every service and program that stores data of the buyer must erase it (decision 8.6); the event is the same on the
 * stream of the order and on that of the release.
 */
export function orderErased(
  { orderId, merchantId }: Pick<OrderState, 'orderId' | 'merchantId'>,
  version: number,
): NewEvent<EventOf<typeof OrderErased | typeof OrderPersonalDataErased>> {
  return { merchantId, subject: orderId, version, orderId };
}

/** An event may have 512 KiB; the difference is reserved for the envelope. */
const MAX_BYTES = 508 * 1024;

/** Whether an event fits into a message. A text within its limit of characters may still be long in bytes. */
export function fitsMessage(event: object): boolean {
  return Buffer.byteLength(JSON.stringify(event)) <= MAX_BYTES;
}

type WrittenMember = 'historyId' | 'eventDate' | 'receivedDate' | 'eventData';

function written(entry: WrittenEntry) {
  const { historyId, eventDate, receivedDate } = entry;
  const eventData = publishedEventData(entry);
  return {
    historyId,
    eventDate: eventDate.toISOString(),
    receivedDate: receivedDate.toISOString(),
    ...(eventData && { eventData }),
  };
}

/** Members outside the contract are not published: texts that a person typed may identify the buyer (decision 8.6). */
function publishedEventData({ status, eventData = {} }: WrittenEntry): object | undefined {
  const shapes: Readonly<Record<string, { properties: object } | undefined>> = historyEventData;
  const names = new Set(Object.keys(shapes[status]?.properties ?? {}));
  const members = Object.entries(eventData).filter(([name]) => names.has(name));
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

type PlacedItem = PublishablePlacement['content']['items'][number];

function placedItem(item: PlacedItem) {
  const { id, skuId, salesChannelSkuId, productId, name, quantity, ean, hsCode, countryOfOrigin } =
    item;
  const { weight, listPrice, salePrice, foreignListPrice, foreignSalePrice, invoicedPrice } = item;
  return {
    itemId: id,
    skuId,
    salesChannelSkuId,
    productId,
    name,
    quantity,
    ean,
    hsCode,
    countryOfOrigin,
    ...textsOf({
      weight,
      listPrice,
      salePrice,
      foreignListPrice,
      foreignSalePrice,
      invoicedPrice,
    }),
  };
}

/** The amounts as decimal texts. */
function textsOf<Name extends string>(amounts: Record<Name, Numeric>): Record<Name, string> {
  const texts = Object.entries<Numeric>(amounts).map(([name, amount]) => [name, textOf(amount)]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

function textsOfTax({
  rate,
  base,
  adjustment,
  value,
  ...tax
}: Stored<OrderContent['taxes'][number]>): PlacedTax {
  return {
    ...tax,
    ...(rate !== undefined && { rate: textOf(rate) }),
    ...(base !== undefined && { base: textOf(base) }),
    ...(adjustment !== undefined && { adjustment: textOf(adjustment) }),
    value: textOf(value),
  };
}

function textOf(amount: Numeric): string {
  return toText(decimal(amount));
}

function releasedItem(item: ReleasableOrder['items'][number]) {
  return {
    itemId: item.id,
    skuId: item.skuId,
    salesChannelSkuId: item.salesChannelSkuId,
    productId: item.productId,
    name: item.name,
    hsCode: item.hsCode,
    countryOfOrigin: item.countryOfOrigin,
    quantity: item.quantity,
    // A SKU that was never reviewed may have negative measures.
    weight: toText(Decimal.max(0, decimal(item.weight))),
    height: Math.max(0, item.height),
    width: Math.max(0, item.width),
    length: Math.max(0, item.length),
    invoicedPrice: toText(decimal(item.invoicedPrice)),
  };
}

function identity({ orderId, merchantId, salesChannel, salesChannelOrderId }: OrderNames) {
  return { merchantId, subject: orderId, orderId, salesChannel, salesChannelOrderId };
}
