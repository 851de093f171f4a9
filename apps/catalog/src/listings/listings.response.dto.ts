import { closed } from '#contracts';
import { described, model, nullable, optional } from '#edge';
import { toAmount, decimal } from '#money';
import { Type, type Static } from 'typebox';
import { entryStatuses } from '../skus/domain/channel-entry.js';
import { withdrawalReasons } from './domain/listing.js';
import type { ListingsPage } from './read-listings.js';
import type { ListingView } from './store/listing.store.js';

const ListingAttribute = model('ListingAttribute', {
  name: Type.String({ description: 'The name as written by the merchant.', example: 'Material' }),
  value: Type.String({ description: 'The value as written by the merchant.', example: 'Merino' }),
});

const ListingChannelAttribute = model('ListingChannelAttribute', {
  code: Type.String({ description: "The channel's code of the attribute.", example: 'COLOR' }),
  value: Type.String({ description: 'The value in the spelling of the channel.', example: 'Azul' }),
});

const ListingPrice = model('ListingPrice', {
  sale: Type.Number({ description: 'The price that the buyer pays for a unit.', example: 1795.9 }),
  list: optional(
    Type.Number({
      description: 'The regular price; present only if it is higher than `sale`.',
      example: 2190.9,
    }),
  ),
  currency: Type.String({ description: 'The currency of the channel, ISO 4217.', example: 'MXN' }),
  taxesIncluded: Type.Boolean({
    description: 'Whether duties and taxes are in the price; if not, the channel adds them.',
    example: true,
  }),
});

/** A listing that the channel shows or withdraws. */
const ListingResponse = model('ListingResponse', {
  merchantId: Type.String({ description: 'The merchant that owns the SKU.', example: 'ACME' }),
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TRAIL-TEE-BLUE-M' }),
  id: Type.String({
    description: 'The id of the SKU, unique among all merchants.',
    format: 'uuid',
  }),
  listingVersion: Type.Integer({
    description: 'Rises with every change of the listing.',
    example: 1042,
  }),
  action: closed(['publish', 'withdraw'], {
    description: '`publish`: show the SKU with this content. `withdraw`: remove it.',
  }),
  reason: optional(
    closed(withdrawalReasons, {
      description: 'The reason for the withdrawal; only for a withdrawn listing.',
    }),
  ),
  productId: optional(
    Type.String({
      description: 'SKUs with the same id are variations of one product.',
      example: 'TRAIL-TEE',
    }),
  ),
  main: optional(Type.Boolean({ description: 'Whether this is the main SKU of its product.' })),
  locale: optional(
    Type.String({ description: 'Language and country of the texts, BCP 47.', example: 'es-MX' }),
  ),
  name: optional(Type.String({ description: 'Title, in `locale`.', maxLength: 512 })),
  description: optional(
    Type.String({ description: 'Description, in `locale`.', maxLength: 20_000 }),
  ),
  color: optional(
    Type.String({
      description: 'Colour, in `locale`; left out if the SKU has none.',
      maxLength: 512,
    }),
  ),
  size: optional(
    Type.String({
      description: 'Size, in `locale`; left out if the SKU has none.',
      maxLength: 512,
    }),
  ),
  brand: optional(Type.String({ description: 'Brand.', example: 'Acme' })),
  category: optional(
    Type.String({ description: 'Reference category.', example: 'Clothing > Shirts' }),
  ),
  channelCategory: optional(
    Type.String({
      description:
        "The channel's code of the category that `category` is mapped to; `category` itself if its taxonomy has no categories. Left out if the channel has no taxonomy.",
      example: 'PLAYERAS',
    }),
  ),
  channelAttributes: optional(
    Type.Array(ListingChannelAttribute, {
      description:
        "Attributes of the channel's taxonomy that the SKU has. Left out if the channel has no taxonomy.",
    }),
  ),
  attributes: optional(
    Type.Array(ListingAttribute, {
      description: 'The attributes as sent by the merchant, in the same order.',
    }),
  ),
  images: optional(
    Type.Array(Type.String(), { description: "Addresses of images, in the merchant's order." }),
  ),
  ean: optional(Type.String({ description: 'EAN, UPC or ISBN.', example: '4006381333931' })),
  hscode: optional(Type.String({ description: 'Customs code.', example: '6109.90' })),
  countryOfOrigin: optional(Type.String({ description: 'ISO 3166-1 alpha-2.', example: 'US' })),
  weight: optional(Type.Number({ description: 'Kilograms.', example: 0.4 })),
  height: optional(Type.Number({ description: 'Centimetres.', example: 10 })),
  width: optional(Type.Number({ description: 'Centimetres.', example: 15 })),
  length: optional(Type.Number({ description: 'Centimetres.', example: 20 })),
  price: optional(described(ListingPrice, 'The price in the channel.')),
  quantity: optional(
    nullable(
      Type.Integer({
        description: 'Units that can be sold now; null if the SKU is not stock-managed.',
        example: 12,
      }),
    ),
  ),
  status: optional(
    closed(entryStatuses, {
      description: 'READY_FOR_SALES_CHANNEL until the channel has answered.',
    }),
  ),
  salesChannelSkuId: optional(
    Type.String({
      description: "The channel's own id of the SKU, from its answer.",
      example: 'MLM-1234567',
    }),
  ),
});
type ListingResponse = Static<typeof ListingResponse>;

export const ListingsResponse = model('ListingsResponse', {
  listings: Type.Array(ListingResponse, {
    description: 'The listings in the order of their last change.',
  }),
  after: Type.String({ description: 'The cursor after these listings.' }),
  more: Type.Boolean({ description: 'Whether there are later listings already.' }),
});
export type ListingsResponse = Static<typeof ListingsResponse>;

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
