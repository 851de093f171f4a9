import type { OrderEventData } from '#contracts';
import type { ReasonCode } from '../domain/order-state.js';
import { allowedActions, type OrderAction } from '../domain/order-status.js';
import { amountOf, dateTexts, isoOf } from './order-view.js';
import type { EntryRow, OrderRow, OrderView } from './order-view.js';
import type { OrderParts } from './order-parts.js';
import type { ParcelCopy, ParcelCopyEvent } from './parcel-copy.js';

// The sales channel's view of an order (decision 10.5). Members are listed one by one, so that a member added to an
// order, its parcel or its history is not shown here by accident.

/** The part of an order that its channel sees, with the public page of its parcel. */
export interface ChannelOrderRow extends Pick<
  OrderRow,
  | 'orderId'
  | 'merchantId'
  | 'salesChannelOrderId'
  | 'status'
  | 'remembered'
  | 'fullyReturned'
  | 'value'
  | 'currency'
  | 'creationDate'
  | 'approvalDate'
  | 'cancelDate'
  | 'shipmentDate'
  | 'deliveredDate'
  | 'lastUpdateDate'
  | 'version'
  | 'items'
  | 'delivery'
  | 'parcel'
  | 'lastMileTrackingNumber'
> {}

/** The changes that a channel may request for an order. */
export const CHANNELS_ACTIONS = ['approve', 'cancel', 'return-request'] as const;
type ChannelsAction = (typeof CHANNELS_ACTIONS)[number];

/** An order as its channel sees it in its list. */
export interface ChannelOrderView extends Pick<
  OrderView,
  | 'orderId'
  | 'merchantId'
  | 'salesChannelOrderId'
  | 'status'
  | 'value'
  | 'currency'
  | 'creationDate'
  | 'approvalDate'
  | 'cancelDate'
  | 'shipmentDate'
  | 'deliveredDate'
  | 'lastUpdateDate'
  | 'version'
> {
  allowedActions: ChannelsAction[];
  items: ReturnType<typeof soldItem>[];
  delivery: ReturnType<typeof soldDelivery>;
  parcels: ParcelView[];
  trackingUrl?: string;
}

interface ParcelView extends Pick<ParcelCopy, 'parcelId' | 'items'> {
  trackingNumber?: string;
  events: ReturnType<typeof shownEvent>[];
}

/** An order as its channel sees it, with its history in the order of writing. */
export interface ChannelOrderWithHistoryView extends ChannelOrderView {
  statusHistory: ChannelEntryView[];
}

type ChannelEntryView = Pick<EntryRow, 'historyId' | 'eventDate' | 'receivedDate' | 'status'> & {
  reasonCode?: ReasonCode;
  parcelId?: string;
  trackingCodes?: string[];
  items?: { itemId?: string; quantity: number }[];
};

/** @param events of its parcel, in the order of their receipt */
export function toChannelOrderView(
  order: ChannelOrderRow,
  events: readonly ParcelCopyEvent[],
  trackingUrl: string | null,
): ChannelOrderView {
  return {
    orderId: order.orderId,
    merchantId: order.merchantId,
    salesChannelOrderId: order.salesChannelOrderId,
    status: order.status,
    allowedActions: allowedActions(order.status, order).filter(isChannelsAction),
    value: amountOf(order.value),
    currency: order.currency,
    creationDate: order.creationDate.toISOString(),
    ...dateTexts(order, ['approvalDate', 'cancelDate', 'shipmentDate', 'deliveredDate']),
    lastUpdateDate: order.lastUpdateDate.toISOString(),
    version: order.version,
    items: order.items.map(soldItem),
    delivery: soldDelivery(order.delivery),
    parcels: parcelsOf(order, events),
    ...(trackingUrl !== null && { trackingUrl }),
  };
}

/** Each cancellation shows the code of its reason, also one by the merchant or an operator; the texts of reasons are internal. */
export function toChannelEntryView({ eventData, ...entry }: EntryRow): ChannelEntryView {
  const { historyId, status } = entry;
  return {
    historyId,
    eventDate: isoOf(entry.eventDate),
    receivedDate: isoOf(entry.receivedDate),
    status,
    ...(eventData && shownData(status, eventData)),
  };
}

function shownData(
  status: EntryRow['status'],
  eventData: object,
): Pick<ChannelEntryView, 'reasonCode' | 'parcelId' | 'trackingCodes' | 'items'> {
  switch (status) {
    case 'CANCELLED':
    case 'RETURN_REQUESTED': {
      const { reasonCode } = eventData as { reasonCode?: ReasonCode };
      return reasonCode === undefined ? {} : { reasonCode };
    }
    case 'READY_TO_SHIP': {
      const { parcelId } = eventData as OrderEventData['READY_TO_SHIP'];
      return { parcelId };
    }
    case 'PARCEL_TRACKING_UPDATED': {
      const { parcelId, trackingCodes } = eventData as OrderEventData['PARCEL_TRACKING_UPDATED'];
      return { parcelId, trackingCodes };
    }
    case 'RETURNED': {
      const { items } = eventData as OrderEventData['RETURNED'];
      return {
        items: items.map(({ itemId, quantity }) => ({
          ...(itemId !== undefined && { itemId }),
          quantity,
        })),
      };
    }
    default:
      return {};
  }
}

function parcelsOf(
  { parcel, lastMileTrackingNumber }: ChannelOrderRow,
  events: readonly ParcelCopyEvent[],
): ParcelView[] {
  if (!parcel) return [];
  const { parcelId } = parcel;
  return [
    {
      ...(parcelId !== undefined && { parcelId }),
      ...(lastMileTrackingNumber !== undefined && { trackingNumber: lastMileTrackingNumber }),
      items: parcel.items.map(({ salesChannelSkuId, quantity }) => ({
        salesChannelSkuId,
        quantity,
      })),
      events: events.map(shownEvent),
    },
  ];
}

function soldItem(item: OrderParts['items'][number]) {
  const { id, skuId, salesChannelSkuId, quantity, name, listPrice, salePrice } = item;
  return { id, skuId, salesChannelSkuId, quantity, name, listPrice, salePrice };
}

function soldDelivery(delivery: OrderParts['delivery']) {
  const { name, company, listPrice, salePrice, deliveryTime, deliveryEstimateDate } = delivery;
  return { name, company, listPrice, salePrice, deliveryTime, deliveryEstimateDate };
}

function shownEvent(event: ParcelCopyEvent) {
  const { eventId, eventDate, code, macroStep, description, location } = event;
  return { eventId, eventDate, code, macroStep, description, location };
}

function isChannelsAction(action: OrderAction): action is ChannelsAction {
  return CHANNELS_ACTIONS.some((channelsAction) => channelsAction === action);
}
