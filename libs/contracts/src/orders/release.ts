import { Type } from 'typebox';
import { defineContract, id, instant } from '#messaging/contract';
import {
  centimetres,
  country,
  currency,
  dec,
  described,
  kilograms,
  merchantEnvelope,
  tenantId,
  text,
  units,
} from '../fields.js';
import { fulfillmentWarehouseType, parcelScenario, taxType } from '../vocabulary.js';
import { address, customer } from './buyer.js';
import { invoicedPriceMeaning } from './event-data.js';

/**
 * The buyer's data of an order was erased on request (decision 8.6); consumers erase their copies. The event is on the
 * stream of the release, so that it is read after the release; it contains no personal data itself.
 */
export const OrderPersonalDataErased = defineContract({
  type: 'order.personal-data-erased',
  stream: 'orders.release',
  description:
    "The personal data of an order's buyer was erased: erase all copies from the release.",
  fields: { ...merchantEnvelope, orderId: id },
  key: (event) => event.orderId,
});

/**
 * Sent once, when the order is approved and its stock is reserved (decision 4.3). Contains personal data (decision
 * 8.6).
 */
export const OrderReleased = defineContract({
  type: 'order.released',
  stream: 'orders.release',
  description: 'An order may be fulfilled: all data for its parcel, label and invoice.',
  fields: {
    ...merchantEnvelope,
    orderId: id,
    salesChannel: tenantId,
    salesChannelOrderId: id,
    fulfillmentWarehouseType,
    outboundCountry: country,
    destinationCountry: country,
    taxType,
    currency,
    foreignCurrency: currency,
    story: Type.Optional(parcelScenario),
    customer: Type.Object(customer, {
      description: 'in the API, `document` is also `customerDocument` of the order',
    }),
    deliveryAddress: described(address, 'in `shipping` of the API'),
    delivery: Type.Object({
      name: text,
      company: text,
      deliveryTime: Type.Number({ minimum: 0, description: 'days' }),
      deliveryEstimateDate: instant,
    }),
    items: Type.Array(
      Type.Object({
        itemId: id,
        skuId: id,
        salesChannelSkuId: id,
        productId: id,
        name: text,
        hsCode: text,
        countryOfOrigin: country,
        quantity: units,
        weight: kilograms,
        height: centimetres,
        width: centimetres,
        length: centimetres,
        invoicedPrice: described(dec, invoicedPriceMeaning),
      }),
      { minItems: 1 },
    ),
  },
  key: (event) => event.orderId,
});
