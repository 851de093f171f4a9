import type {
  EventOf,
  OrderPersonalDataErased,
  OrderPlaced,
  OrderReleased,
  OrderStatusChanged,
} from '#contracts';
import type { NewEvent } from '#messaging';
import { Decimal, decimal, toText } from '#money';
import type { OrderFact, OrderState } from './domain/order-state.js';
import { allowedActions } from './domain/order-status.js';
import { parcelScenarioOf } from './domain/scenario.js';
import type { PlacedOrder } from './domain/order.js';
import type { ReleasableOrder } from './store/order-read.store.js';

type StatusFact = Extract<OrderFact, { kind: 'status-changed' }>;
type StatusChanged = EventOf<typeof OrderStatusChanged>;

/** A new order, without any personal data (decision 8.6). */
export function orderPlaced({
  state,
  content,
}: PlacedOrder): NewEvent<EventOf<typeof OrderPlaced>> {
  return {
    ...identity(state),
    version: state.version,
    fulfillmentWarehouseType: content.fulfillmentWarehouseType,
    destinationCountry: content.deliveryAddress.country,
    currency: content.currency,
    value: toText(content.value),
    items: content.items.map(({ id, skuId, quantity }) => ({ itemId: id, skuId, quantity })),
  };
}

/** One status transition. @param receivedDate when it is written */
export function orderStatusChanged(
  state: OrderState,
  version: number,
  fact: StatusFact,
  receivedDate: Date,
): NewEvent<StatusChanged> {
  const { status, previousStatus, remembered, eventDate, eventData } = fact;
  return {
    ...identity(state),
    version,
    status,
    previousStatus,
    eventDate: eventDate.toISOString(),
    receivedDate: receivedDate.toISOString(),
    ...(eventData && { eventData: eventData as NonNullable<StatusChanged['eventData']> }),
    allowedActions: allowedActions(status, remembered),
  };
}

/** Everything that logistics needs; contains personal data. */
export function orderReleased(
  order: ReleasableOrder,
  version: number,
): NewEvent<EventOf<typeof OrderReleased>> {
  const { type, firstName, lastName, document, email, phone } = order.customer;
  const { name, company, deliveryTime, deliveryEstimateDate } = order.delivery;
  const story = parcelScenarioOf(order.scenario ?? undefined);
  return {
    ...identity(order),
    version,
    fulfillmentWarehouseType: order.fulfillmentWarehouseType,
    outboundCountry: order.outboundCountry,
    destinationCountry: order.deliveryAddress.country,
    taxType: order.taxType,
    currency: order.currency,
    foreignCurrency: order.foreignCurrency,
    ...(story === undefined ? {} : { story }),
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

/** Services that store the buyer's data of the release must erase it (decision 8.6). */
export function personalDataErased(
  { orderId, merchantId }: OrderState,
  version: number,
): NewEvent<EventOf<typeof OrderPersonalDataErased>> {
  return { merchantId, subject: orderId, version, orderId };
}

/** An event may have 512 KiB; the difference is reserved for the envelope. */
const MAX_RELEASE_BYTES = 508 * 1024;

/** Does the release of the order fit into an event? Texts may be short in characters and long in bytes. */
export function fitsRelease(order: ReleasableOrder): boolean {
  return Buffer.byteLength(JSON.stringify(orderReleased(order, 1))) <= MAX_RELEASE_BYTES;
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

function identity({
  orderId,
  merchantId,
  salesChannel,
  salesChannelOrderId,
}: Pick<OrderState, 'orderId' | 'merchantId' | 'salesChannel' | 'salesChannelOrderId'>) {
  return { merchantId, subject: orderId, orderId, salesChannel, salesChannelOrderId };
}
