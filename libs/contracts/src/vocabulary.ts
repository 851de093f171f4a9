import { Type } from 'typebox';
import { closed, id, open } from './fields.js';

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

/** What an entry of an order's history may be (decision 6.10). */
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

/** Open by the specification: any value that a reader does not know is localization still in progress. */
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
  'an unknown value is localization still in progress',
);

export const inventoryType = closed(['AVAILABLE', 'DAMAGED']);
export const fulfillmentWarehouseType = closed(['MERCHANT', 'RETURNS']);
export const taxType = closed(['DDP', 'DDU']);

/** Scenarios that a sandbox order can request of its fulfilment (decision 6.14). */
export const parcelScenario = open(
  ['customs-held', 'lost', 'deliver'],
  'absent in production; an unknown value is ignored',
);

/** Why an order is held, cancelled, returned or not delivered; texts are in the API alone (decision 8.6). */
export const reasonCode = closed([
  'out-of-stock',
  'lost',
  'customs',
  'buyer-request',
  'fraud',
  'address',
  'damaged',
  'other',
]);

/** With `rulesVersion`, names of the terms that an amount was computed with (decision 9.4); older events lack them. */
export const termsVersions = {
  dutyRatesVersion: Type.Optional(
    Type.String({ ...id, description: 'the duty rates in force; none where there are none' }),
  ),
  tariffVersion: Type.Optional(
    Type.String({ ...id, description: 'the freight tariff that the amounts follow' }),
  ),
};
