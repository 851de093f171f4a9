import { toAmount, decimal } from '#money';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { entryStatuses, type EntryStatus } from '../skus/domain/channel-entry.js';
import { withdrawalReasons, type WithdrawalReason } from './domain/listing.js';
import type { ListingsPage } from './read-listings.js';
import type { ListingView } from './store/listing.store.js';

class ListingAttribute {
  @ApiProperty({ description: 'The name as written by the merchant.', example: 'Material' })
  name!: string;

  @ApiProperty({ description: 'The value as written by the merchant.', example: 'Merino' })
  value!: string;
}

class ListingChannelAttribute {
  @ApiProperty({ description: "The channel's code of the attribute.", example: 'COLOR' })
  code!: string;

  @ApiProperty({ description: 'The value in the spelling of the channel.', example: 'Azul' })
  value!: string;
}

class ListingPrice {
  @ApiProperty({ description: 'The price that the buyer pays for a unit.', example: 1795.9 })
  sale!: number;

  @ApiPropertyOptional({
    description: 'The regular price; present only if it is higher than `sale`.',
    example: 2190.9,
  })
  list?: number;

  @ApiProperty({ description: 'The currency of the channel, ISO 4217.', example: 'MXN' })
  currency!: string;

  @ApiProperty({
    description: 'Whether duties and taxes are in the price; if not, the channel adds them.',
    example: true,
  })
  taxesIncluded!: boolean;
}

/** A listing that the channel shows or withdraws. */
export class ListingResponse {
  @ApiProperty({ description: 'The merchant that owns the SKU.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TRAIL-TEE-BLUE-M' })
  skuId!: string;

  @ApiProperty({ description: 'The id of the SKU, unique among all merchants.', format: 'uuid' })
  id!: string;

  @ApiProperty({
    description: 'Rises with every change of the listing.',
    type: 'integer',
    example: 1042,
  })
  listingVersion!: number;

  @ApiProperty({
    description: '`publish`: show the SKU with this content. `withdraw`: remove it.',
    enum: ['publish', 'withdraw'],
  })
  action!: 'publish' | 'withdraw';

  @ApiPropertyOptional({
    description: 'The reason for the withdrawal; only for a withdrawn listing.',
    enum: withdrawalReasons,
  })
  reason?: WithdrawalReason;

  @ApiPropertyOptional({
    description: 'SKUs with the same id are variations of one product.',
    example: 'TRAIL-TEE',
  })
  productId?: string;

  @ApiPropertyOptional({ description: 'Whether this is the main SKU of its product.' })
  main?: boolean;

  @ApiPropertyOptional({
    description: 'Language and country of the texts, BCP 47.',
    example: 'es-MX',
  })
  locale?: string;

  @ApiPropertyOptional({ description: 'Title, in `locale`.', maxLength: 512 })
  name?: string;

  @ApiPropertyOptional({ description: 'Description, in `locale`.', maxLength: 20_000 })
  description?: string;

  @ApiPropertyOptional({
    description: 'Colour, in `locale`; left out if the SKU has none.',
    maxLength: 512,
  })
  color?: string;

  @ApiPropertyOptional({
    description: 'Size, in `locale`; left out if the SKU has none.',
    maxLength: 512,
  })
  size?: string;

  @ApiPropertyOptional({ description: 'Brand.', example: 'Acme' })
  brand?: string;

  @ApiPropertyOptional({ description: 'Reference category.', example: 'Clothing > Shirts' })
  category?: string;

  @ApiPropertyOptional({
    description:
      "The channel's code of the category that `category` is mapped to; `category` itself if its taxonomy has no categories. Left out if the channel has no taxonomy.",
    example: 'PLAYERAS',
  })
  channelCategory?: string;

  @ApiPropertyOptional({
    description:
      "Attributes of the channel's taxonomy that the SKU has. Left out if the channel has no taxonomy.",
    type: [ListingChannelAttribute],
  })
  channelAttributes?: ListingChannelAttribute[];

  @ApiPropertyOptional({
    description: 'The attributes as sent by the merchant, in the same order.',
    type: [ListingAttribute],
  })
  attributes?: ListingAttribute[];

  @ApiPropertyOptional({
    description: "Addresses of images, in the merchant's order.",
    type: [String],
  })
  images?: string[];

  @ApiPropertyOptional({ description: 'EAN, UPC or ISBN.', example: '4006381333931' })
  ean?: string;

  @ApiPropertyOptional({ description: 'Customs code.', example: '6109.90' })
  hscode?: string;

  @ApiPropertyOptional({ description: 'ISO 3166-1 alpha-2.', example: 'US' })
  countryOfOrigin?: string;

  @ApiPropertyOptional({ description: 'Kilograms.', example: 0.4 })
  weight?: number;

  @ApiPropertyOptional({ description: 'Centimetres.', example: 10 })
  height?: number;

  @ApiPropertyOptional({ description: 'Centimetres.', example: 15 })
  width?: number;

  @ApiPropertyOptional({ description: 'Centimetres.', example: 20 })
  length?: number;

  @ApiPropertyOptional({ description: 'The price in the channel.' })
  price?: ListingPrice;

  @ApiPropertyOptional({
    description: 'Units that can be sold now; null if the SKU is not stock-managed.',
    type: 'integer',
    nullable: true,
    example: 12,
  })
  quantity?: number | null;

  @ApiPropertyOptional({
    description: 'READY_FOR_SALES_CHANNEL until the channel has answered.',
    enum: entryStatuses,
  })
  status?: EntryStatus;

  @ApiPropertyOptional({
    description: "The channel's own id of the SKU, from its answer.",
    example: 'MLM-1234567',
  })
  salesChannelSkuId?: string;
}

export class ListingsResponse {
  @ApiProperty({
    type: [ListingResponse],
    description: 'The listings in the order of their last change.',
  })
  listings!: ListingResponse[];

  @ApiProperty({ description: 'The cursor after these listings.' })
  after!: string;

  @ApiProperty({ description: 'Whether there are later listings already.' })
  more!: boolean;
}

/** A withdrawn listing contains only its ids. */
export function toListingsResponse({ listings, after, more }: ListingsPage): ListingsResponse {
  return { listings: listings.map(toListing), after, more };
}

function toListing(view: ListingView): ListingResponse {
  const { merchantId, skuId, id, position, reason, product, price, offer } = view;
  const names = { merchantId, skuId, id, listingVersion: position };
  const { salesChannelSkuId, quantity, status } = offer;
  const channelsId = salesChannelSkuId === undefined ? {} : { salesChannelSkuId };
  if (!product || !price || !status) {
    return { ...names, action: 'withdraw', ...(reason === null ? {} : { reason }), ...channelsId };
  }
  const { attributes, images, ...rest } = product;
  const { sale, list, currency, taxesIncluded } = price;
  return {
    ...names,
    action: 'publish',
    ...rest,
    attributes: [...attributes],
    images: [...images],
    price: {
      sale: toAmount(decimal(sale)),
      ...(list === undefined ? {} : { list: toAmount(decimal(list)) }),
      currency,
      taxesIncluded,
    },
    quantity: quantity ?? null,
    status,
    ...channelsId,
  };
}
