import { Type } from 'typebox';
import { defineContract, id, instant } from '#messaging/contract';
import {
  centimetres,
  closed,
  described,
  documents,
  eventDataBy,
  kilograms,
  link,
  merchantEnvelope,
  open,
  text,
  units,
} from '../fields.js';
import { fulfillmentEventData, type FulfillmentEventData } from '../orders/event-data.js';
import { parcelStatus, trackingCode } from '../vocabulary.js';

const parcel = Type.Object(
  {
    code: id,
    name: text,
    parcelId: Type.Optional(id),
    length: described(
      centimetres,
      'centimetres; `volumetricWeight` in the API is length × width × height / 5000',
    ),
    width: centimetres,
    height: centimetres,
    weight: kilograms,
    netWeight: kilograms,
    grossWeight: kilograms,
    items: Type.Array(Type.Object({ salesChannelSkuId: id, quantity: units })),
    documents: described(
      documents,
      "in the API also `labels` of the parcel, and `shippingDocuments` of the order's items",
    ),
  },
  {
    description:
      "`parcels` of the order's delivery in the API: that of the newest `step` in the order's history, which has no step taken after a cancellation. With tracking alone, the parcel has its id, and neither items nor documents",
  },
);

/**
 * The subject is the order. `parcelId`, `lastMileTrackingNumber` and the documents are set from READY_TO_SHIP on;
 * before, `documents` is empty. `eventData` has the documented shape of the step (type `FulfillmentEventData`);
 * HANDLING has none.
 */
export const FulfillmentProgressed = defineContract({
  type: 'fulfillment.progressed',
  stream: 'logistics.fulfillment',
  description: 'A fulfillment step of an order was completed.',
  fields: {
    ...merchantEnvelope,
    orderId: id,
    step: closed(['HANDLING', 'PACKED', 'INVOICED', 'READY_TO_SHIP']),
    eventDate: described(instant, 'of READY_TO_SHIP: `creationDate` of the parcel in the API'),
    eventData: Type.Optional(
      Type.Unsafe<FulfillmentEventData[keyof FulfillmentEventData]>({ type: 'object' }),
    ),
    parcel: Type.Optional(parcel),
    lastMileTrackingNumber: Type.Optional(
      described(id, 'also `labels[].trackingNumber` of the parcel in the API'),
    ),
  },
  conditions: eventDataBy('step', fulfillmentEventData, 'required'),
  key: (event) => event.orderId,
});

const trackingEvent = Type.Object({
  eventId: id,
  eventDate: instant,
  receivedDate: instant,
  code: trackingCode,
  buyerStep: open(
    ['CREATED', 'PREPARING', 'IN_TRANSIT', 'CUSTOMS', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELED'],
    'readers show unknown values unchanged; macroStep gives their meaning',
  ),
  macroStep: parcelStatus,
  carrierId: Type.Optional(id),
  externalCode: Type.Optional(id),
  description: text,
  location: text,
});

/** The subject is the order. There is one message per parcel and request. */
export const ParcelTrackingUpdated = defineContract({
  type: 'parcel.tracking-updated',
  stream: 'logistics.fulfillment',
  description: "Events were added to a parcel's tracking.",
  fields: {
    ...merchantEnvelope,
    orderId: id,
    parcelId: id,
    parcelStatus: described(parcelStatus, '`status` in the API'),
    trackingUrl: link,
    reported: Type.Boolean({
      description:
        'reported by a carrier or operator; false: created by the service (decision 7.7)',
    }),
    events: Type.Array(trackingEvent, {
      minItems: 1,
      description: "the API has code, buyerStep and macroStep in `coreStatus` of a parcel's events",
    }),
  },
  key: (event) => event.orderId,
});
