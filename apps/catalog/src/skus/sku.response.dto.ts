import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { entryStatuses, type ChannelEntry, type EntryStatus } from './domain/channel-entry.js';
import { localizationStatuses, type LocalizationStatus } from './domain/localization-lifecycle.js';
import type { ShownSku } from './store/sku.store.js';
import { LocalizationMessageResponse } from './localization-message.response.dto.js';

class SkuAttribute {
  @ApiProperty({ description: 'Name of the attribute.', example: 'Material' })
  name!: string;

  @ApiProperty({ description: 'Value of the attribute.', example: 'algodón' })
  value!: string;
}

class SkuSaleData {
  @ApiProperty({ description: 'Whether the SKU is active in sales channels.' })
  active!: boolean;

  @ApiProperty({ description: 'Reference category.', example: 'Ropa > Camisetas' })
  category!: string;

  @ApiProperty({ description: 'Brand, in the original language.', example: 'Taller Sur' })
  brand!: string;

  @ApiPropertyOptional({
    description: 'Colour, in the original language.',
    example: 'Negro',
    type: String,
  })
  color?: string | undefined;

  @ApiPropertyOptional({
    description: 'Size, in the original language.',
    example: 'M',
    type: String,
  })
  size?: string | undefined;

  @ApiPropertyOptional({ description: 'The attributes in the order sent.', type: [SkuAttribute] })
  attributes?: SkuAttribute[] | undefined;
}

class ChannelStatusEntry {
  @ApiProperty({
    description: 'READY_FOR_SALES_CHANNEL: integration is pending.',
    enum: entryStatuses,
  })
  status!: EntryStatus;

  @ApiProperty({ description: 'When the status was set.', format: 'date-time' })
  statusDate!: string;

  @ApiPropertyOptional({ description: 'Why.', example: 'inactive', type: String })
  statusMessage?: string | undefined;
}

/** A SKU in the form of the specification: all sent fields, and the fields that the service adds. */
@ApiExtraModels(ChannelStatusEntry)
export class SkuResponse {
  @ApiProperty({ description: "The service's id of the SKU.", format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The merchant that owns the SKU.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'Groups the SKUs of one product.', example: 'TSHIRT' })
  productId!: string;

  @ApiProperty({ description: 'The same.', example: 'TSHIRT' })
  merchantProductId!: string;

  @ApiProperty({ description: 'Marks the main variation of the product.' })
  main!: boolean;

  @ApiProperty({ description: 'Title, in the original language.', example: 'Camiseta de algodón' })
  name!: string;

  @ApiProperty({ description: 'Description, in the original language.' })
  description!: string;

  @ApiProperty({ description: 'Kilograms.', example: 0.4 })
  weight!: number;

  @ApiProperty({ description: 'Centimetres.', type: 'integer', example: 10 })
  height!: number;

  @ApiProperty({ description: 'Centimetres.', type: 'integer', example: 15 })
  width!: number;

  @ApiProperty({ description: 'Centimetres.', type: 'integer', example: 20 })
  length!: number;

  @ApiProperty({ description: 'EAN-13, or another EAN, UPC or ISBN.', example: '7501031311309' })
  ean!: string;

  @ApiProperty({ description: 'Harmonized-system code.', example: '6109.10.00' })
  hscode!: string;

  @ApiPropertyOptional({
    description:
      "The country in which the goods were made, ISO 3166-1 alpha-2; left out if not sent, which means the merchant's country.",
    example: 'PT',
    type: String,
  })
  countryOfOrigin?: string | undefined;

  @ApiPropertyOptional({
    description: 'The price as sent with an upsert.',
    deprecated: true,
    example: 75,
    type: Number,
  })
  localizedListPriceWithTaxes?: number | undefined;

  @ApiPropertyOptional({
    description: 'The price as sent with an upsert.',
    deprecated: true,
    example: 60,
    type: Number,
  })
  localizedSalePriceWithTaxes?: number | undefined;

  @ApiProperty({ description: 'The attributes that sales channels receive.' })
  globalSaleChannelData!: SkuSaleData;

  @ApiProperty({ description: 'The images in the order sent.', type: [String] })
  images!: string[];

  @ApiProperty({
    description: 'Treat an unknown value as localization in progress.',
    enum: localizationStatuses,
  })
  localizationStatus!: LocalizationStatus;

  @ApiProperty({
    description:
      'The reasons why review or the law refused the SKU, in general or in a channel; empty if neither did and while localization runs.',
    type: [LocalizationMessageResponse],
    example: [],
  })
  localizationMessages!: LocalizationMessageResponse[];

  @ApiProperty({
    description: 'The status by sales channel; empty until localization is done.',
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(ChannelStatusEntry) },
  })
  salesChannelStatus!: Record<string, ChannelStatusEntry>;

  @ApiProperty({ description: 'Changes with every change of the SKU.', format: 'date-time' })
  lastUpdateDate!: string;

  @ApiProperty({
    description: 'The version of the newest event about the SKU on `catalog.sku`.',
    type: 'integer',
    example: 7,
  })
  version!: number;
}

class SkuReviewResponse {
  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({
    description: 'The reasons why review would refuse the SKU; empty if it would not.',
    type: [LocalizationMessageResponse],
    example: [{ code: 'no-image', detail: 'there is no image' }],
  })
  localizationMessages!: LocalizationMessageResponse[];
}

class MissingRequirementResponse {
  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'Sales channel.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({
    description: 'The requirements of the channel that the SKU misses.',
    type: [LocalizationMessageResponse],
    example: [{ code: 'attribute-missing', detail: 'Material (MATERIAL) is required' }],
  })
  messages!: LocalizationMessageResponse[];
}

/** The result of an upsert (decision 3.2). */
export class UpsertPreviewResponse {
  @ApiProperty({ description: 'SKUs that are new.', type: [String], example: ['TSHIRT-1'] })
  created!: string[];

  @ApiProperty({ description: 'SKUs that would change.', type: [String], example: [] })
  updated!: string[];

  @ApiProperty({ description: 'SKUs that would not change.', type: [String], example: [] })
  unchanged!: string[];

  @ApiProperty({ description: 'SKUs of the product that were not sent.', type: [String] })
  deleted!: string[];

  @ApiProperty({
    description:
      'The result of the review of each sent SKU that would be reviewed, in the order sent. A SKU that would not be ' +
      'reviewed again, because its content does not change, is left out and keeps its `localizationMessages`. Export ' +
      'rules of the destinations are checked after the review and are not included.',
    type: [SkuReviewResponse],
  })
  reviews!: SkuReviewResponse[];

  @ApiProperty({
    description:
      'The requirements of your sales channels that SKUs miss, judged by the sent words: translations may be longer. ' +
      'A SKU that misses no requirement of a channel is left out.',
    type: [MissingRequirementResponse],
    example: [],
  })
  requirements!: MissingRequirementResponse[];
}

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
