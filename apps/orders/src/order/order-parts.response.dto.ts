import { closed } from '#contracts';
import { described, model, optional } from '#edge';
import { Type } from 'typebox';
import { OrderAddress } from './buyer.response.dto.js';
import { OrderDocument, OrderParcel } from './order-parcel.response.dto.js';

/** The totals of an order that both currencies have. @param example an amount of each, by its member */
function totalsLike(
  example: Record<
    | 'orderValue'
    | 'itemsGross'
    | 'itemsDiscount'
    | 'shippingGross'
    | 'shippingDiscount'
    | 'taxes'
    | 'fees',
    number
  >,
) {
  return {
    orderValue: Type.Number({
      description: 'Items and shipping, both with discounts.',
      example: example.orderValue,
    }),
    itemsGross: Type.Number({
      description: 'Sum of list price × quantity.',
      example: example.itemsGross,
    }),
    itemsDiscount: Type.Number({
      description: 'The discount on the items: list prices minus sale prices.',
      example: example.itemsDiscount,
    }),
    shippingGross: Type.Number({
      description: 'Shipping without discounts.',
      example: example.shippingGross,
    }),
    shippingDiscount: Type.Number({
      description: 'The discount on shipping: list price minus sale price.',
      example: example.shippingDiscount,
    }),
    taxes: Type.Number({
      description: 'Import duty and sales taxes inside the value.',
      example: example.taxes,
    }),
    fees: Type.Number({
      description: 'Fees and freight discounted from the order.',
      example: example.fees,
    }),
  };
}

/** Amounts in the buyer's currency. */
export const OrderTotals = model('OrderTotals', {
  ...totalsLike({
    orderValue: 2598,
    itemsGross: 3198,
    itemsDiscount: 600,
    shippingGross: 0,
    shippingDiscount: 0,
    taxes: 612.4,
    fees: 421.5,
  }),
  grossInboundValue: Type.Number({ description: 'Value without taxes.', example: 1985.6 }),
  netInboundValue: Type.Number({
    description: 'The amount that is settled: the gross value minus the fees.',
    example: 1564.1,
  }),
});

/** Amounts in the merchant's currency, at the rate of the order's intake; the rounded amounts add up (decision 6.7). */
export const OrderForeignTotals = model('OrderForeignTotals', {
  ...totalsLike({
    orderValue: 141.54,
    itemsGross: 174.24,
    itemsDiscount: 32.7,
    shippingGross: 0,
    shippingDiscount: 0,
    taxes: 33.34,
    fees: 22.9,
  }),
  grossOutboundValue: Type.Number({ description: 'Value without taxes.', example: 108.2 }),
  netOutboundValue: Type.Number({
    description: 'The amount that is settled: the gross value minus the fees.',
    example: 85.3,
  }),
});

export const OrderItem = model('OrderItem', {
  id: Type.String({ description: 'Unique within the order; the delivery names it.', example: '1' }),
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  salesChannelSkuId: Type.String({
    description: "The channel's id of the SKU, as sold.",
    example: 'TSHIRT-1',
  }),
  ean: Type.String({
    description: 'The EAN of the SKU when the order was received.',
    example: '7501031311309',
  }),
  quantity: Type.Integer({ description: 'Units.', example: 2 }),
  name: Type.String({ description: 'Title as sold.', example: 'Camiseta de algodón' }),
  countryOfOrigin: Type.String({
    description:
      "ISO 3166-1 alpha-2, as the SKU had it at intake; the merchant's country where the SKU had none.",
    example: 'PT',
  }),
  listPrice: Type.Number({ description: 'Unit price without discounts; local.', example: 1599 }),
  salePrice: Type.Number({ description: 'Unit price with discounts; local.', example: 1299 }),
  foreignListPrice: Type.Number({
    description:
      "Unit list price in the merchant's currency, with as many decimals as the line needs: × quantity, rounded, the lines add up to `itemsGross`.",
    example: 87.12,
  }),
  foreignSalePrice: Type.Number({
    description:
      "Unit sale price in the merchant's currency, with as many decimals as the line needs.",
    example: 70.77,
  }),
  invoicedPrice: Type.Number({
    description:
      "Unit price of the commercial invoice in the merchant's currency, with as many decimals as the line needs: × quantity, rounded, the lines add up to the goods part of `grossOutboundValue`.",
    example: 54.1,
  }),
  imageUrl: optional(Type.String({ description: 'The first image of the SKU.' })),
  weight: Type.Number({ description: 'Kilograms, one unit.', example: 0.4 }),
  hsCode: Type.String({
    description: 'The customs code of the SKU when the order was received.',
    example: '6109.10.00',
  }),
  shippingDocuments: optional(
    Type.Array(OrderDocument, {
      description: "The parcel's documents; left out while there are none.",
    }),
  ),
});

export const OrderDelivery = model('OrderDelivery', {
  name: Type.String({ description: 'Name of the delivery method.', example: 'Standard' }),
  company: Type.String({ description: 'Carrier.', example: 'Entrega MX' }),
  clearance: Type.Literal('SIMPLIFIED', {
    description: 'The kind of customs clearance; always SIMPLIFIED.',
  }),
  lastMileTrackingNumber: optional(
    Type.String({
      description: "The label's barcode, from READY_TO_SHIP.",
      example: 'EN000000001MX',
    }),
  ),
  leadTime: Type.Number({ description: 'The lead time in days.', example: 12 }),
  listPrice: Type.Number({ description: 'Shipping without discounts; local.', example: 0 }),
  salePrice: Type.Number({ description: 'Shipping with discounts; local.', example: 0 }),
  deliveryTime: Type.Number({ description: 'The delivery time in days.', example: 12 }),
  deliveryEstimateDate: Type.String({
    description: 'The delivery date that was promised to the buyer.',
    format: 'date-time',
  }),
  items: Type.Array(Type.String(), { description: 'Ids of the items delivered.', example: ['1'] }),
  parcels: Type.Array(OrderParcel, {
    description: 'The parcels: none before PACKED, then exactly one.',
  }),
});

export const OrderShipping = model('OrderShipping', {
  outboundCountry: Type.String({
    description: 'The country from which the goods are sent, ISO 3166-1 alpha-2.',
    example: 'US',
  }),
  deliveryAddress: described(OrderAddress, 'The delivery address.'),
  deliveries: Type.Array(OrderDelivery, { description: 'The delivery; an order has exactly one.' }),
});

/** A tax of an order. The same tax has one entry for each of its rates and collectors. */
export const OrderTax = model('OrderTax', {
  name: Type.String({ description: 'The name in the tax rules.', example: 'vat' }),
  kind: closed(['duty', 'tax', 'fee'], { description: 'The kind of tax.' }),
  rate: optional(
    Type.Number({
      description: 'The rate as a decimal, rounded to 6 decimals. Left out for a fixed amount.',
      example: 0.19,
    }),
  ),
  base: optional(
    Type.Number({
      description:
        'The amount to which the rate applies. It includes the tax if the law makes the tax part of its own base. Left out for a fixed amount.',
      example: 2183.19,
    }),
  ),
  adjustment: optional(
    Type.Number({
      description:
        'The effect of a deduction, a minimum or a maximum on `rate` × `base`; negative for a deduction. Left out if there is none.',
      example: -165,
    }),
  ),
  value: Type.Number({
    description:
      '`rate` × `base` + `adjustment`, to a minor unit of the currency, or the fixed amount; local currency.',
    example: 414.81,
  }),
  collectedBy: closed(['seller', 'carrier', 'customs'], {
    description: 'Who collects the tax: seller, carrier or customs.',
  }),
  estimate: optional(
    Type.Boolean({
      description: 'The rules or the duty rate approximate the law. Left out otherwise.',
    }),
  ),
});

export const OrderPayment = model('OrderPayment', {
  type: Type.String({ description: 'Means of payment.', example: 'BILL' }),
  value: Type.Number({
    description: 'The amount paid by this means, in the local currency.',
    example: 2598,
  }),
});
