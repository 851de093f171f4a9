import { id } from '#messaging/contract';
import { Type, type Static } from 'typebox';
import { closed, dec, described, documentId, documents, link, open, units } from '../fields.js';
import { inventoryType, reasonCode } from '../vocabulary.js';

/** A unit price may be finer than the currency (decision 6.7). */
export const invoicedPriceMeaning =
  "the price of one unit, in the merchant's currency; multiplied by the quantity and rounded to the currency's decimals, it is the value of the line on the commercial invoice";

/** The `eventData` of the steps that logistics reports, as the specification documents them. */
export const fulfillmentEventData = {
  PACKED: Type.Object({
    packedSkuList: Type.Array(Type.Object({ skuId: id, quantity: units }), {
      description: '`items` of a parcel in the API',
    }),
    parcelCode: id,
  }),
  INVOICED: Type.Object({
    number: described(id, '`invoiceNumber` of a parcel in the API'),
    value: described(dec, 'merchant currency'),
    items: Type.Array(
      Type.Object({
        skuId: id,
        quantity: units,
        invoicedPrice: described(dec, invoicedPriceMeaning),
      }),
    ),
    invoiceDocumentId: Type.Optional(
      described(
        documentId,
        '`invoiceUrl` of the entry and `invoiceDocumentUrl` of the parcel in the API, links to the document',
      ),
    ),
  }),
  READY_TO_SHIP: Type.Object({
    documents: described(
      documents,
      'the documents of the order in the API, with the status `success` from this step on',
    ),
    parcelId: id,
  }),
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
        itemId: Type.Optional(described(id, 'the order line; absent in older events')),
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
