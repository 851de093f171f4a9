import { closed } from '#contracts';
import { described, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { attributeTypes } from './domain/taxonomy.js';
import type { CategoriesPage, TaxonomyView } from './read-taxonomy.js';

const ChannelAttributeResponse = model('ChannelAttributeResponse', {
  code: Type.String({ description: 'The channel’s code of the attribute.', example: 'MATERIAL' }),
  name: Type.String({ description: 'The name that people read.', example: 'Material' }),
  type: closed(attributeTypes, { description: 'The type of its values.' }),
  required: Type.Boolean({
    description: 'Whether a SKU is published only with a value.',
    example: true,
  }),
  values: optional(
    Type.Immutable(
      Type.Array(Type.String(), {
        description: 'The only values that the channel accepts; every value if left out.',
        example: ['Algodón', 'Lino'],
      }),
    ),
  ),
  maxLength: optional(
    Type.Integer({ description: 'Maximum number of characters of a text.', example: 60 }),
  ),
});

const ChannelLimitsResponse = model('ChannelLimitsResponse', {
  titleLength: optional(Type.Integer({ description: 'Maximum number of characters of a title.' })),
  descriptionLength: optional(
    Type.Integer({ description: 'Maximum number of characters of a description.' }),
  ),
  minImages: optional(Type.Integer({ description: 'The minimum number of images.' })),
  maxImages: optional(Type.Integer({ description: 'The maximum number of images.' })),
  html: optional(
    Type.Boolean({ description: 'Whether a description may contain HTML; yes if left out.' }),
  ),
});

const RecheckResponse = model('RecheckResponse', {
  changed: Type.Integer({ description: 'The number of SKUs whose result changed.', example: 40 }),
  remaining: Type.Integer({
    description: 'SKUs still to be compared; 100,000 means 100,000 or more.',
    maximum: 100_000,
    example: 160,
  }),
  startedAt: Type.String({
    description: 'The date of the first of the changes.',
    format: 'date-time',
  }),
});

/** A channel's taxonomy; its categories are a separate list. */
export const TaxonomyResponse = model('TaxonomyResponse', {
  salesChannel: Type.String({ description: 'The sales channel.', example: 'MELI' }),
  version: Type.Integer({
    description: 'The version, which increases by one with each change.',
    example: 3,
  }),
  categoryCount: Type.Integer({ description: 'The number of categories.', example: 12_000 }),
  attributes: Type.Array(ChannelAttributeResponse, {
    description:
      'The attributes in the order sent. The list of categories shows the attributes of each category.',
  }),
  limits: described(ChannelLimitsResponse, 'The limits in every category.'),
  lastUpdateDate: Type.String({
    description: 'The date of the last change, UTC.',
    format: 'date-time',
  }),
  recheck: optional(
    described(
      RecheckResponse,
      'The comparison of SKUs with the taxonomy and the mappings after a change; left out when it is done, and in the answer to setting the taxonomy.',
    ),
  ),
});
export type TaxonomyResponse = Static<typeof TaxonomyResponse>;

const ChannelCategoryResponse = model('ChannelCategoryResponse', {
  code: Type.String({ description: 'The channel’s code of the category.', example: 'MLM1574' }),
  path: Type.String({
    description: 'The path of the category with all levels.',
    example: 'Ropa > Playeras',
  }),
  attributes: Type.Array(Type.String(), {
    description: 'Codes of the attributes that not all categories have.',
    example: ['MATERIAL'],
  }),
});

export const ChannelCategoriesResponse = model('ChannelCategoriesResponse', {
  categories: Type.Array(ChannelCategoryResponse, {
    description: 'The categories, sorted by path.',
  }),
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; left out on the last page.' }),
  ),
});
export type ChannelCategoriesResponse = Static<typeof ChannelCategoriesResponse>;

export function toTaxonomyResponse({ recheck, ...summary }: TaxonomyView): TaxonomyResponse {
  return {
    ...summary,
    lastUpdateDate: summary.lastUpdateDate.toISOString(),
    ...(recheck && { recheck: { ...recheck, startedAt: recheck.startedAt.toISOString() } }),
  };
}

export function toCategoriesResponse({
  categories,
  ...rest
}: CategoriesPage): ChannelCategoriesResponse {
  return {
    categories: categories.map(({ code, path, attributes }) => ({ code, path, attributes })),
    ...rest,
  };
}
