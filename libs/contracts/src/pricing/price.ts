import { Type } from 'typebox';
import { skuKey } from '../catalog/sku-key.js';
import { defineContract, id, instant } from '#messaging/contract';
import {
  closed,
  currency,
  dec,
  described,
  merchantEnvelope,
  open,
  tenantId,
  text,
} from '../fields.js';
import { termsVersions } from '../vocabulary.js';

/** The subject is the price record (`priceId`), finer than the key. */
const price = {
  ...merchantEnvelope,
  priceId: described(id, '`id` in the API'),
  skuId: id,
  salesChannel: tenantId,
  request: Type.Integer({
    minimum: 1,
    description:
      'rises with every request for the price; the newest wins (decision 5.1), also as `price` of a channel in the API',
  }),
};

export const PriceQueued = defineContract({
  type: 'price.queued',
  stream: 'pricing.price',
  description:
    'A price was requested in a channel; the previous one stays valid until it is computed or fails.',
  fields: {
    ...price,
    kind: closed(['origin', 'destination'], {
      description: 'in the breakdown of the price with the same `request` in the API',
    }),
    salePrice: dec,
    listPrice: dec,
    currency,
    cause: open(
      ['update', 'dimensions', 'fx', 'connection', 'upsert', 'rules'],
      'readers treat unknown values like any other request',
    ),
  },
  key: skuKey,
});

export const PriceLocalized = defineContract({
  type: 'price.localized',
  stream: 'pricing.price',
  description: 'The price of a SKU in a channel, computed for the named request.',
  fields: {
    ...price,
    merchantCurrency: currency,
    localizedCurrency: currency,
    grossOutboundListPrice: dec,
    grossOutboundSalePrice: dec,
    grossOutboundListPriceWithTaxes: dec,
    grossOutboundSalePriceWithTaxes: dec,
    localizedListPriceWithTaxes: dec,
    localizedSalePriceWithTaxes: dec,
    localizationTimestamp: instant,
    fxRate: described(dec, 'local per merchant currency'),
    rulesVersion: described(id, 'the tax rules of the price'),
    ...termsVersions,
  },
  key: skuKey,
});

export const PriceLocalizationFailed = defineContract({
  type: 'price.localization-failed',
  stream: 'pricing.price',
  description:
    'A price could not be computed in a channel, with the reason; the previous one is withdrawn.',
  fields: { ...price, code: id, detail: text },
  key: skuKey,
});
