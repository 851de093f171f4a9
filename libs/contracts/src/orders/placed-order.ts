import { Type, type TProperties } from 'typebox';
import { closed, country, currency, dec, id, instant, signedDec, text } from '../fields.js';
import { taxType, termsVersions } from '../vocabulary.js';
import { invoicedPriceMeaning } from './event-data.js';

/** Channels may send discounts below zero, and the fees may exceed the value of a small order. */
const amounts = {
  orderValue: dec,
  itemsGross: dec,
  itemsDiscount: signedDec,
  shippingGross: dec,
  shippingDiscount: signedDec,
  taxes: dec,
  fees: dec,
};

/**
 * What a merchant's accounting needs of a new order besides its value: older events lack these
 * members. Amounts are in `currency`, those named foreign in `foreignCurrency`.
 */
export const placedOrder = addedLater({
  outboundCountry: country,
  foreignCurrency: Type.String({ ...currency, description: "the merchant's currency" }),
  fxRate: Type.String({ ...dec, description: 'currency per unit of foreignCurrency' }),
  rulesVersion: Type.String({ ...id, description: 'the tax rules that the amounts follow' }),
  ...termsVersions,
  taxes: Type.Array(
    Type.Object({
      name: Type.String({ ...id, description: 'as the tax rules have it' }),
      kind: closed(['duty', 'tax', 'fee']),
      rate: Type.Optional(Type.String({ ...dec, description: 'none for a fixed amount' })),
      base: Type.Optional(
        Type.String({
          ...dec,
          description:
            'what the rate applies to, with the tax itself where that is a part of its own base; none for a fixed amount',
        }),
      ),
      adjustment: Type.Optional(
        Type.String({
          ...signedDec,
          description:
            'what a deduction (negative), a minimum or a maximum of the rules adds to rate × base',
        }),
      ),
      value: Type.String({
        ...signedDec,
        description: 'rate × base + adjustment, to a minor unit; or the fixed amount',
      }),
      collectedBy: closed(['seller', 'carrier', 'customs']),
      estimate: Type.Optional(
        Type.Boolean({ description: 'true where the rules or the duty rate approximate the law' }),
      ),
    }),
    {
      description:
        'inside the value; where the channel adds them, those of its quote, or none without one. They add up to less than totals.taxes where the value is just above a limit of the rules',
    },
  ),
  taxSurplus: Type.String({
    ...dec,
    description:
      'what totals.taxes has beyond the taxes, where the channel includes them: the value is inside the jump of taxes at a limit; none where they add up',
  }),
  taxType,
  totals: Type.Object({ ...amounts, grossInboundValue: dec, netInboundValue: signedDec }),
  totalsForeignCurrency: Type.Object({
    ...amounts,
    grossOutboundValue: dec,
    netOutboundValue: signedDec,
  }),
  delivery: Type.Object({
    name: text,
    company: text,
    listPrice: dec,
    salePrice: dec,
    deliveryTime: Type.Number({ minimum: 0, description: 'days' }),
    deliveryEstimateDate: instant,
  }),
  payments: Type.Array(Type.Object({ type: text, value: dec })),
});

/** The same for each item; prices are of one unit. */
export const placedItem = addedLater({
  salesChannelSkuId: id,
  productId: id,
  name: text,
  ean: text,
  hsCode: text,
  weight: Type.String({ ...signedDec, description: 'kilograms, as the merchant sent it' }),
  countryOfOrigin: country,
  listPrice: dec,
  salePrice: dec,
  foreignListPrice: dec,
  foreignSalePrice: dec,
  invoicedPrice: Type.String({ ...dec, description: invoicedPriceMeaning }),
});

/** Members that came within version 1 are optional in it (decision 8.4). */
function addedLater<P extends TProperties>(members: P) {
  return Type.Partial(Type.Object(members)).properties;
}
