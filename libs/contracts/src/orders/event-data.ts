import { Type, type Static } from 'typebox';
import { dec, documents, id, link, open, text, units } from '../fields.js';
import { inventoryType } from '../vocabulary.js';

/** The `eventData` of the steps that logistics reports, as the specification documents them. */
export const fulfillmentEventData = {
  PACKED: Type.Object({
    packedSkuList: Type.Array(Type.Object({ skuId: id, quantity: units })),
    parcelCode: id,
  }),
  INVOICED: Type.Object({
    number: id,
    value: Type.String({ ...dec, description: 'merchant currency' }),
    items: Type.Array(Type.Object({ skuId: id, quantity: units, invoicedPrice: dec })),
    invoiceUrl: link,
  }),
  READY_TO_SHIP: Type.Object({ documents, parcelId: id }),
};

/** The `eventData` by order status: the documented shapes and those of decision 6.10. */
export const orderEventData = {
  ...fulfillmentEventData,
  SHIPPED: Type.Object({ trackingUrl: link }),
  ON_HOLD: Type.Object({ reason: text }),
  CANCELLED: Type.Object({ cancelReason: text }),
  OPERATIONAL_ISSUE: Type.Object({ reason: text }),
  RETURNED: Type.Object({
    condition: open(
      ['AVAILABLE', 'DAMAGED', 'MIXED'],
      'the condition of all units; each line has its own in inventoryType',
    ),
    items: Type.Array(Type.Object({ skuId: id, quantity: units, inventoryType })),
    warehouseId: Type.Integer({ description: 'the returns warehouse that took the units' }),
  }),
};

/**
 * The shape of `eventData` for each kind of history entry. PARCEL_TRACKING_UPDATED is an entry and never a status,
 * so no `order.status-changed` carries it.
 */
export type OrderEventData = {
  [S in keyof typeof orderEventData]: Static<(typeof orderEventData)[S]>;
} & {
  PARCEL_TRACKING_UPDATED: {
    parcelId: string;
    trackingCodes: string[];
    trackingUpdateMode: 'APPEND';
  };
};

/** The shape of `eventData` for each step of `fulfillment.progressed` that has one. */
export type FulfillmentEventData = Pick<OrderEventData, keyof typeof fulfillmentEventData>;
