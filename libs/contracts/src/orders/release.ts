import { Type } from 'typebox';
import { defineContract } from '../contract.js';
import {
  centimetres,
  country,
  currency,
  dec,
  id,
  instant,
  kilograms,
  merchantEnvelope,
  tenantId,
  text,
  units,
} from '../fields.js';
import { fulfillmentWarehouseType, parcelStory, taxType } from '../vocabulary.js';
import { address, customer } from './buyer.js';

/** Sent once, when the order is approved and its stock is settled (decision 4.3). Holds personal data (decision 8.6). */
export const OrderReleased = defineContract({
  type: 'order.released',
  stream: 'orders.release',
  description: 'An order may be fulfilled: all that its parcel, label and invoice need.',
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
    story: Type.Optional(parcelStory),
    customer: Type.Object(customer),
    deliveryAddress: address,
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
        invoicedPrice: Type.String({ ...dec, description: 'a unit, in foreignCurrency' }),
      }),
      { minItems: 1 },
    ),
  },
  key: (event) => event.orderId,
});
