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

  @ApiPropertyOptional({ description: 'In the order sent.', type: [SkuAttribute] })
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

/** A SKU as the specification shows it: all that was sent, and what the service adds. */
@ApiExtraModels(ChannelStatusEntry)
export class SkuResponse {
  @ApiProperty({ description: "The service's id of it.", format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Whose SKU it is.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: "The merchant's id of it.", example: 'TSHIRT-1' })
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
      "Where the goods were made, ISO 3166-1 alpha-2; absent when not sent, and the merchant's country then counts.",
    example: 'PT',
    type: String,
  })
  countryOfOrigin?: string | undefined;

  @ApiPropertyOptional({
    description: 'As sent with an upsert.',
    deprecated: true,
    example: 75,
    type: Number,
  })
  localizedListPriceWithTaxes?: number | undefined;

  @ApiPropertyOptional({
    description: 'As sent with an upsert.',
    deprecated: true,
    example: 60,
    type: Number,
  })
  localizedSalePriceWithTaxes?: number | undefined;

  @ApiProperty({ description: 'What sales channels receive.' })
  globalSaleChannelData!: SkuSaleData;

  @ApiProperty({ description: 'In the order sent.', type: [String] })
  images!: string[];

  @ApiProperty({
    description: 'Treat an unknown value as localization in progress.',
    enum: localizationStatuses,
  })
  localizationStatus!: LocalizationStatus;

  @ApiProperty({
    description:
      'Why review or the law refused it, wholly or in a channel; empty where nothing did and while localization runs.',
    type: [LocalizationMessageResponse],
    example: [],
  })
  localizationMessages!: LocalizationMessageResponse[];

  @ApiProperty({
    description: 'By sales channel; empty until localization is done.',
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(ChannelStatusEntry) },
  })
  salesChannelStatus!: Record<string, ChannelStatusEntry>;

  @ApiProperty({ description: 'Changes with every change of the SKU.', format: 'date-time' })
  lastUpdateDate!: string;

  @ApiProperty({
    description: 'That of the newest event about the SKU on `catalog.sku`.',
    type: 'integer',
    example: 7,
  })
  version!: number;
}

class SkuReviewResponse {
  @ApiProperty({ description: "The merchant's id of it.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({
    description: 'Why review would refuse it; empty where it would not.',
    type: [LocalizationMessageResponse],
    example: [{ code: 'no-image', detail: 'there is no image' }],
  })
  localizationMessages!: LocalizationMessageResponse[];
}

class MissingRequirementResponse {
  @ApiProperty({ description: "The merchant's id of it.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'Sales channel.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({
    description: 'What the channel requires and the SKU does not have.',
    type: [LocalizationMessageResponse],
    example: [{ code: 'attribute-missing', detail: 'Material (MATERIAL) is required' }],
  })
  messages!: LocalizationMessageResponse[];
}

/** What an upsert would do (decision 3.2). */
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
      'What review would say of each SKU sent that it would look at, in the order sent. A SKU that it would not look ' +
      'at again, as nothing of its content changes, is not among them and keeps its `localizationMessages`. Export ' +
      'rules of the destinations are checked after review, and are not part of this.',
    type: [SkuReviewResponse],
  })
  reviews!: SkuReviewResponse[];

  @ApiProperty({
    description:
      'What your sales channels require and SKUs do not have, by the words sent: texts may be longer in another language. ' +
      'A SKU that misses nothing in a channel is not in it.',
    type: [MissingRequirementResponse],
    example: [],
  })
  requirements!: MissingRequirementResponse[];
}

/** A SKU as it is answered; of the stored fields that were sent, all (the SKU list does the same). */
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
