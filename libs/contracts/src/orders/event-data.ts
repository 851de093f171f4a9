import { Type, type Static } from 'typebox';
import { closed, dec, documentId, documents, id, link, open, units } from '../fields.js';
import { inventoryType, reasonCode } from '../vocabulary.js';

/** A unit price may be finer than the currency (decision 6.7). */
export const invoicedPriceMeaning =
  "the price of one unit, in the merchant's currency; multiplied by the quantity and rounded to the currency's decimals, it is the value of the line on the commercial invoice";

/** The `eventData` of the steps that logistics reports, as the specification documents them. */
export const fulfillmentEventData = {
  PACKED: Type.Object({
    packedSkuList: Type.Array(Type.Object({ skuId: id, quantity: units })),
    parcelCode: id,
  }),
  INVOICED: Type.Object({
    number: id,
    value: Type.String({ ...dec, description: 'merchant currency' }),
    items: Type.Array(
      Type.Object({
        skuId: id,
        quantity: units,
        invoicedPrice: Type.String({ ...dec, description: invoicedPriceMeaning }),
      }),
    ),
    invoiceDocumentId: Type.Optional(documentId),
  }),
  READY_TO_SHIP: Type.Object({ documents, parcelId: id }),
};

/** Absent in entries from before reason codes existed. */
const reasonOnly = Type.Object({ reasonCode: Type.Optional(reasonCode) });

/** The `eventData` by order status: the documented shapes and those of decision 6.10. */
export const orderEventData = {
  ...fulfillmentEventData,
  SHIPPED: Type.Object({ trackingUrl: link }),
  ON_HOLD: reasonOnly,
  CANCELLED: reasonOnly,
  OPERATIONAL_ISSUE: reasonOnly,
  RETURN_REQUESTED: reasonOnly,
  RETURNED: Type.Object({
    condition: open(
      ['AVAILABLE', 'DAMAGED', 'MIXED'],
      'the condition of all units; each line has its own in inventoryType',
    ),
    items: Type.Array(
      Type.Object({
        itemId: Type.Optional(
          Type.String({ ...id, description: 'the order line; absent in older events' }),
        ),
        skuId: id,
        quantity: units,
        inventoryType,
      }),
    ),
    warehouseId: Type.Integer({ description: 'the returns warehouse that received the units' }),
  }),
};

/** The `eventData` by kind of history entry. PARCEL_TRACKING_UPDATED is an entry and never a status. */
export const historyEventData = {
  ...orderEventData,
  PARCEL_TRACKING_UPDATED: Type.Object({
    parcelId: id,
    trackingCodes: Type.Array(id),
    trackingUpdateMode: closed(['APPEND']),
  }),
};

/** The shape of `eventData` for each kind of history entry. */
export type OrderEventData = {
  [S in keyof typeof historyEventData]: Static<(typeof historyEventData)[S]>;
};

/** The shape of `eventData` for each step of `fulfillment.progressed` that has one. */
export type FulfillmentEventData = Pick<OrderEventData, keyof typeof fulfillmentEventData>;
