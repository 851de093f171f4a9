import { id } from '#messaging/contract';
import { Type } from 'typebox';
import { closed, described, open } from './fields.js';

/** Decision 6.1. */
const ORDER_STATUSES = [
  'CREATED',
  'APPROVED',
  'HANDLING',
  'REGULATORY_CHECK_OK',
  'REQUIRES_REVIEW',
  'ON_HOLD',
  'PACKED',
  'INVOICED',
  'READY_TO_SHIP',
  'SHIPPED',
  'DELIVERED',
  'RETURN_REQUESTED',
  'RETURN_APPROVED',
  'RETURNED',
  'CANCELLED',
  'OPERATIONAL_ISSUE',
] as const;

export const orderStatus = closed(ORDER_STATUSES);

/** The kinds of entries of an order's history (decision 6.10). */
export const historyStatus = closed([...ORDER_STATUSES, 'PARCEL_TRACKING_UPDATED']);

/** Decision 7.3. */
export const parcelStatus = closed([
  'SHIPMENT_CREATED',
  'SHIPPED',
  'ARRIVED_DESTINATION_COUNTRY',
  'CUSTOMS_CLEARANCE',
  'LAST_MILE',
  'DELIVERED',
  'SHIPMENT_CANCELED',
]);

export const shipmentStatus = closed(['CREATED', 'SHIPPED', 'CANCELLED']);

export const channelEntryStatus = closed([
  'READY_FOR_SALES_CHANNEL',
  'SALES_CHANNEL_APPROVED',
  'SALES_CHANNEL_DENIED',
]);

/** The specification leaves this set open: readers treat unknown values as localization in progress. */
export const localizationStatus = open(
  [
    'PENDING_LOCALIZATION',
    'IN_REVIEW',
    'IN_TRANSLATION',
    'REVIEW_DENIED',
    'DENIED_REGULATORY',
    'READY_FOR_SALES_CHANNEL',
    'LOCALIZATION_SKIPPED',
  ],
  'readers treat unknown values as localization in progress',
);

export const inventoryType = closed(['AVAILABLE', 'DAMAGED']);
export const fulfillmentWarehouseType = closed(['MERCHANT', 'RETURNS']);
export const taxType = closed(['DDP', 'DDU']);

/** The actions that clients may request of an order (decision 6.3), in the order in which answers list them. */
export const orderActions = [
  'approve',
  'cancel',
  'hold',
  'release',
  'operational-issue',
  'return-request',
  'return-approve',
  'return-receive',
] as const;

export const orderAction = open(orderActions, 'readers do not offer actions that they do not know');

/** Decision 7.4; carriers report neither CREATED nor CANCELED. */
export const trackingCode = open(
  [
    'CREATED',
    'AWAITING_PICK_UP',
    'LEFT_FULFILLMENT',
    'HUB_RECEIVED',
    'LINEHAUL_DEPARTED',
    'ARRIVED_COUNTRY',
    'CUSTOMS_STARTED',
    'CUSTOMS_HELD',
    'CUSTOMS_RELEASED',
    'LAST_MILE_RECEIVED',
    'OUT_FOR_DELIVERY',
    'DELIVERY_ATTEMPT_FAILED',
    'DELIVERED',
    'CANCELED',
  ],
  'readers show unknown values unchanged; macroStep gives their meaning',
);

/** Fulfillment scenarios that a sandbox order can request (decision 6.14). */
export const parcelScenario = open(
  ['customs-held', 'lost', 'deliver'],
  'absent in production; readers ignore unknown values',
);

/** Why an order is held, cancelled, returned or not delivered; only the API has the texts (decision 8.6). */
export const reasonCodes = [
  'out-of-stock',
  'lost',
  'customs',
  'buyer-request',
  'fraud',
  'address',
  'damaged',
  'other',
] as const;

export const reasonCode = closed(reasonCodes);

/**
 * With `rulesVersion`, the ids of the terms that an amount was computed with (decision 9.4); absent in older events.
 */
export const termsVersions = {
  dutyRatesVersion: Type.Optional(described(id, 'the duty rates in force, if there are any')),
  tariffVersion: Type.Optional(
    described(id, 'the freight tariff that the amounts were computed with'),
  ),
};
