import { closed } from '#contracts';
import { described, mapOf, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { entryStatuses, type ChannelEntry } from './domain/channel-entry.js';
import { localizationStatuses } from './domain/localization-lifecycle.js';
import type { ShownSku } from './store/sku.store.js';
import { LocalizationMessageResponse } from './localization-message.response.dto.js';

const SkuAttribute = model('SkuAttribute', {
  name: Type.String({ description: 'Name of the attribute.', example: 'Material' }),
  value: Type.String({ description: 'Value of the attribute.', example: 'algodón' }),
});

const SkuSaleData = model('SkuSaleData', {
  active: Type.Boolean({ description: 'Whether the SKU is active in sales channels.' }),
  category: Type.String({ description: 'Reference category.', example: 'Ropa > Camisetas' }),
  brand: Type.String({ description: 'Brand, in the original language.', example: 'Taller Sur' }),
  color: optional(
    Type.String({ description: 'Colour, in the original language.', example: 'Negro' }),
  ),
  size: optional(Type.String({ description: 'Size, in the original language.', example: 'M' })),
  attributes: optional(
    Type.Array(SkuAttribute, { description: 'The attributes in the order sent.' }),
  ),
});

const ChannelStatusEntry = model('ChannelStatusEntry', {
  status: closed(entryStatuses, {
    description: 'READY_FOR_SALES_CHANNEL: integration is pending.',
  }),
  statusDate: Type.String({ description: 'When the status was set.', format: 'date-time' }),
  statusMessage: optional(Type.String({ description: 'The reason.', example: 'inactive' })),
});

/** A SKU in the form of the specification: all sent fields, and the fields that the service adds. */
export const SkuResponse = model('SkuResponse', {
  id: Type.String({ description: "The service's id of the SKU.", format: 'uuid' }),
  merchantId: Type.String({ description: 'The merchant that owns the SKU.', example: 'ACME' }),
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  productId: Type.String({ description: 'Groups the SKUs of one product.', example: 'TSHIRT' }),
  merchantProductId: Type.String({ description: 'The same.', example: 'TSHIRT' }),
  main: Type.Boolean({ description: 'Marks the main variation of the product.' }),
  name: Type.String({
    description: 'Title, in the original language.',
    example: 'Camiseta de algodón',
  }),
  description: Type.String({ description: 'Description, in the original language.' }),
  weight: Type.Number({ description: 'Kilograms.', example: 0.4 }),
  height: Type.Integer({ description: 'Centimetres.', example: 10 }),
  width: Type.Integer({ description: 'Centimetres.', example: 15 }),
  length: Type.Integer({ description: 'Centimetres.', example: 20 }),
  ean: Type.String({
    description: 'EAN-13, or another EAN, UPC or ISBN.',
    example: '7501031311309',
  }),
  hscode: Type.String({ description: 'Harmonized-system code.', example: '6109.10.00' }),
  countryOfOrigin: optional(
    Type.String({
      description:
        "The country in which the goods were made, ISO 3166-1 alpha-2; left out if not sent, which means the merchant's country.",
      example: 'PT',
    }),
  ),
  localizedListPriceWithTaxes: optional(
    Type.Number({
      description: 'The price as sent with an upsert.',
      deprecated: true,
      example: 75,
    }),
  ),
  localizedSalePriceWithTaxes: optional(
    Type.Number({
      description: 'The price as sent with an upsert.',
      deprecated: true,
      example: 60,
    }),
  ),
  globalSaleChannelData: described(SkuSaleData, 'The attributes that sales channels receive.'),
  images: Type.Array(Type.String(), { description: 'The images in the order sent.' }),
  localizationStatus: closed(localizationStatuses, {
    description: 'Treat an unknown value as localization in progress.',
  }),
  localizationMessages: Type.Array(LocalizationMessageResponse, {
    description:
      'The reasons why review or the law refused the SKU, in general or in a channel; empty if neither did and while localization runs.',
    example: [],
  }),
  salesChannelStatus: mapOf(ChannelStatusEntry, {
    description: 'The status by sales channel; empty until localization is done.',
  }),
  lastUpdateDate: Type.String({
    description: 'Changes with every change of the SKU.',
    format: 'date-time',
  }),
  version: Type.Integer({
    description: 'The version of the newest event about the SKU on `catalog.sku`.',
    example: 7,
  }),
});
export type SkuResponse = Static<typeof SkuResponse>;

const SkuReviewResponse = model('SkuReviewResponse', {
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  localizationMessages: Type.Array(LocalizationMessageResponse, {
    description: 'The reasons why review would refuse the SKU; empty if it would not.',
    example: [{ code: 'no-image', detail: 'there is no image' }],
  }),
});

const MissingRequirementResponse = model('MissingRequirementResponse', {
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  salesChannel: Type.String({ description: 'Sales channel.', example: 'MELI' }),
  messages: Type.Array(LocalizationMessageResponse, {
    description: 'The requirements of the channel that the SKU misses.',
    example: [{ code: 'attribute-missing', detail: 'Material (MATERIAL) is required' }],
  }),
});

/** The result of an upsert (decision 3.2). */
export const UpsertPreviewResponse = model('UpsertPreviewResponse', {
  created: Type.Array(Type.String(), { description: 'SKUs that are new.', example: ['TSHIRT-1'] }),
  updated: Type.Array(Type.String(), { description: 'SKUs that would change.', example: [] }),
  unchanged: Type.Array(Type.String(), { description: 'SKUs that would not change.', example: [] }),
  deleted: Type.Array(Type.String(), { description: 'SKUs of the product that were not sent.' }),
  reviews: Type.Array(SkuReviewResponse, {
    description:
      'The result of the review of each sent SKU that would be reviewed, in the order sent. A SKU that would not be ' +
      'reviewed again, because its content does not change, is left out and keeps its `localizationMessages`. Export ' +
      'rules of the destinations are checked after the review and are not included.',
  }),
  requirements: Type.Array(MissingRequirementResponse, {
    description:
      'The requirements of your sales channels that SKUs miss, judged by the sent words: translations may be longer. ' +
      'A SKU that misses no requirement of a channel is left out.',
    example: [],
  }),
});
export type UpsertPreviewResponse = Static<typeof UpsertPreviewResponse>;

/** Converts a SKU to its answer, with all sent fields, as the SKU list does. */
export function toSkuResponse(sku: ShownSku): SkuResponse {
  return {
    ...sku.content,
    id: sku.id,
    merchantId: sku.merchantId,
    skuId: sku.skuId,
    productId: sku.productId,
    merchantProductId: sku.productId,
    main: sku.main,
    localizationStatus: sku.localizationStatus,
    localizationMessages: sku.localizationMessages,
    salesChannelStatus: Object.fromEntries(sku.entries.map(toStatusEntry)),
    lastUpdateDate: sku.lastUpdateDate.toISOString(),
    version: sku.version,
  };
}

function toStatusEntry({ salesChannel, status, statusDate, statusMessage }: ChannelEntry) {
  return [salesChannel, { status, statusDate: statusDate.toISOString(), statusMessage }] as const;
}
