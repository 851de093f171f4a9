import { id, instant } from '#messaging/contract';
import { Type, type TProperties } from 'typebox';
import { closed, country, currency, dec, described, signedDec, text } from '../fields.js';
import { taxType, termsVersions } from '../vocabulary.js';
import { invoicedPriceMeaning } from './event-data.js';

/** Channels may send negative discounts, and the fees may exceed the value of a small order. */
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
 * The data of a new order that a merchant's accounting needs besides the value; older events lack these members.
 * Amounts are in `currency`, amounts named foreign in `foreignCurrency`.
 */
export const placedOrder = addedLater({
  outboundCountry: described(
    country,
    'ISO 3166-1 alpha-2; in `shipping`, and `senderCountry` of a parcel, in the API',
  ),
  foreignCurrency: described(currency, "the merchant's currency"),
  fxRate: described(dec, 'currency per unit of foreignCurrency'),
  rulesVersion: described(id, 'the tax rules of the amounts'),
  ...termsVersions,
  taxes: Type.Array(
    Type.Object({
      name: described(id, 'the name in the tax rules'),
      kind: closed(['duty', 'tax', 'fee']),
      rate: Type.Optional(described(dec, 'none for a fixed amount')),
      base: Type.Optional(
        described(
          dec,
          'what the rate applies to, including the tax itself if the tax is part of its own base; none for a fixed amount',
        ),
      ),
      adjustment: Type.Optional(
        described(
          signedDec,
          'the amount that a deduction (negative), a minimum or a maximum of the rules adds to rate × base',
        ),
      ),
      value: described(signedDec, 'rate × base + adjustment, to a minor unit; or the fixed amount'),
      collectedBy: closed(['seller', 'carrier', 'customs']),
      estimate: Type.Optional(
        Type.Boolean({ description: 'true if the rules or the duty rate approximate the law' }),
      ),
    }),
    {
      description:
        'the taxes included in the value; if the channel adds taxes, those of its quote, or none without a quote. Their sum is less than totals.taxes if the value is just above a limit of the rules',
    },
  ),
  taxSurplus: described(
    dec,
    'the part of totals.taxes that exceeds the sum of the taxes, if the channel includes taxes and the value is within the jump of taxes at a limit; otherwise none',
  ),
  taxType,
  totals: Type.Object({ ...amounts, grossInboundValue: dec, netInboundValue: signedDec }),
  totalsForeignCurrency: Type.Object({
    ...amounts,
    grossOutboundValue: dec,
    netOutboundValue: signedDec,
  }),
  delivery: Type.Object(
    {
      name: text,
      company: text,
      listPrice: dec,
      salePrice: dec,
      deliveryTime: Type.Number({ minimum: 0, description: 'days; also `leadTime` in the API' }),
      deliveryEstimateDate: instant,
    },
    { description: 'the one of `shipping.deliveries` in the API' },
  ),
  payments: Type.Array(Type.Object({ type: text, value: dec })),
});

/** The same for each item; prices are of one unit. */
export const placedItem = addedLater({
  salesChannelSkuId: id,
  productId: id,
  name: described(text, "`skuName` of a parcel's items in the API"),
  ean: text,
  hsCode: text,
  weight: described(
    signedDec,
    "kilograms, as the merchant sent it; `itemWeight` of a parcel's items in the API",
  ),
  countryOfOrigin: country,
  listPrice: dec,
  salePrice: dec,
  foreignListPrice: dec,
  foreignSalePrice: dec,
  invoicedPrice: described(dec, invoicedPriceMeaning),
});

/** Members that were added within version 1 are optional (decision 8.4). */
function addedLater<P extends TProperties>(members: P) {
  return Type.Partial(Type.Object(members)).properties;
}
