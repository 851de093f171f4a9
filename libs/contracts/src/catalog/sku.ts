import { Type } from 'typebox';
import { defineContract } from '../contract.js';
import {
  country,
  dec,
  id,
  instant,
  merchantEnvelope,
  open,
  signedDec,
  tenantId,
  text,
} from '../fields.js';
import { channelEntryStatus, localizationStatus } from '../vocabulary.js';
import { skuKey } from './sku-key.js';

const sku = { ...merchantEnvelope, skuId: id, id };

// Measures that are not above zero are stored as sent; the review answers with the reason (decision 3.6).
const measure = Type.Integer({ description: 'centimetres' });

const localizationMessage = Type.Object({ code: id, detail: text });

export const SkuUpserted = defineContract({
  type: 'sku.upserted',
  stream: 'catalog.sku',
  description: 'The current data of a SKU from its merchant, and what changed.',
  fields: {
    ...sku,
    productId: id,
    main: Type.Boolean(),
    name: text,
    description: text,
    ean: text,
    hscode: text,
    countryOfOrigin: Type.Optional(
      Type.String({ ...country, description: 'by default that of the merchant (decision 3.17)' }),
    ),
    weight: Type.String({ ...signedDec, description: 'kilograms' }),
    height: measure,
    width: measure,
    length: measure,
    images: Type.Array(text),
    active: Type.Boolean(),
    category: text,
    brand: text,
    color: Type.Optional(text),
    size: Type.Optional(text),
    attributes: Type.Array(Type.Object({ name: text, value: text })),
    originListPrice: Type.Optional(dec),
    originSalePrice: Type.Optional(dec),
    localizationStatus,
    localizationMessages: Type.Optional(
      Type.Array(localizationMessage, { description: 'why the SKU was denied' }),
    ),
    channels: Type.Array(
      Type.Object({
        salesChannel: tenantId,
        status: channelEntryStatus,
        statusDate: instant,
        statusMessage: Type.Optional(text),
        salesChannelSkuId: Type.Optional(id),
      }),
    ),
    changed: Type.Array(
      open(
        ['content', 'dimensions', 'country-of-origin', 'origin-price', 'active', 'product', 'new'],
        'readers ignore unknown values',
      ),
      {
        description:
          'empty where the current state is republished (decision 8.7): store it, do nothing else',
      },
    ),
  },
  key: skuKey,
});

export const SkuLocalizationChanged = defineContract({
  type: 'sku.localization-changed',
  stream: 'catalog.sku',
  description:
    'The localization status of a SKU changed; the last event of a localization has the texts.',
  fields: {
    ...sku,
    status: localizationStatus,
    previousStatus: localizationStatus,
    messages: Type.Array(localizationMessage),
    localized: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$' }),
        Type.Object({
          name: text,
          description: text,
          color: Type.Optional(text),
          size: Type.Optional(text),
        }),
        { description: 'texts by locale' },
      ),
    ),
  },
  key: skuKey,
});

export const SkuChannelStatusChanged = defineContract({
  type: 'sku.channel-status-changed',
  stream: 'catalog.sku',
  description: 'The status of a SKU in one sales channel changed.',
  fields: {
    ...sku,
    salesChannel: tenantId,
    salesChannelSkuId: Type.Optional(id),
    status: channelEntryStatus,
    previousStatus: Type.Optional(channelEntryStatus),
    statusDate: instant,
    statusMessage: Type.Optional(text),
  },
  key: skuKey,
});

export const SkuDeleted = defineContract({
  type: 'sku.deleted',
  stream: 'catalog.sku',
  description: 'The merchant removed the SKU from its product.',
  fields: { ...sku, productId: id },
  key: skuKey,
});
