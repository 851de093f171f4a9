import { Type } from 'typebox';
import { defineContract, id, instant } from '#messaging/contract';
import {
  country,
  dec,
  described,
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

const inSaleData = 'in `globalSaleChannelData` of the API';
const statusMessage = Type.Optional(
  described(text, 'the details of `channels[].messages` in the API'),
);

const localizationMessage = Type.Object({ code: id, detail: text });

export const SkuUpserted = defineContract({
  type: 'sku.upserted',
  stream: 'catalog.sku',
  description: 'The current data of a SKU from its merchant, and what changed.',
  fields: {
    ...sku,
    productId: described(id, 'also `merchantProductId` in the API'),
    main: Type.Boolean(),
    name: described(text, '`skuName` of inventories and prices in the API'),
    description: text,
    ean: text,
    hscode: text,
    countryOfOrigin: Type.Optional(
      described(country, 'by default that of the merchant (decision 3.17)'),
    ),
    weight: described(signedDec, 'kilograms'),
    height: measure,
    width: measure,
    length: measure,
    images: Type.Array(text, {
      description: 'in the API, the first is `imageUrl` of the items that are ordered from then on',
    }),
    active: Type.Boolean({ description: `${inSaleData}; \`active\` with \`view=summary\`` }),
    category: described(text, inSaleData),
    brand: described(text, inSaleData),
    color: Type.Optional(described(text, inSaleData)),
    size: Type.Optional(described(text, inSaleData)),
    attributes: Type.Array(Type.Object({ name: text, value: text }), { description: inSaleData }),
    originListPrice: Type.Optional(
      described(dec, 'the deprecated `localizedListPriceWithTaxes` in the API'),
    ),
    originSalePrice: Type.Optional(
      described(dec, 'the deprecated `localizedSalePriceWithTaxes` in the API'),
    ),
    localizationStatus,
    localizationMessages: Type.Optional(
      Type.Array(localizationMessage, { description: 'why the SKU was denied' }),
    ),
    channels: Type.Array(
      Type.Object({
        salesChannel: tenantId,
        status: channelEntryStatus,
        statusDate: instant,
        statusMessage,
        salesChannelSkuId: Type.Optional(id),
      }),
      {
        description:
          '`salesChannelStatus` by channel in the API; the higher `version` of this event and sku.channel-status-changed counts for each channel',
      },
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
    status: described(
      localizationStatus,
      '`localizationStatus` in the API; readers treat unknown values as localization in progress',
    ),
    previousStatus: localizationStatus,
    messages: Type.Array(localizationMessage, { description: '`localizationMessages` in the API' }),
    localized: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$' }),
        Type.Object({
          name: text,
          description: text,
          color: Type.Optional(text),
          size: Type.Optional(text),
        }),
        { description: 'texts by locale; a list with `locale` in the API' },
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
    status: described(
      channelEntryStatus,
      'the `history` of a channel in the API has an entry for each event',
    ),
    previousStatus: Type.Optional(channelEntryStatus),
    statusDate: instant,
    statusMessage,
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
