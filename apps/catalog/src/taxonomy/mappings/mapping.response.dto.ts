import { closed } from '#contracts';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { ListedAttributeMapping, ListedCategoryMapping } from '../store/mapping.store.js';
import type { MappingsPage } from './list-mappings.js';

const ofMapping = {
  source: closed(['operator', 'merchant'], {
    description: 'The author of the mapping: the merchant, or an operator for all merchants.',
  }),
  lastUpdateDate: Type.String({
    description: 'The date of the last change, UTC.',
    format: 'date-time',
  }),
};

const CategoryMappingResponse = model('CategoryMappingResponse', {
  ...ofMapping,
  category: Type.String({ description: 'Reference category.', example: 'Clothing > Shirts' }),
  channelCategory: Type.String({
    description: 'The channel’s code of the category.',
    example: 'MLM1574',
  }),
  path: optional(
    Type.String({
      description: 'The path of the category; left out if the channel no longer has the category.',
      example: 'Ropa > Playeras',
    }),
  ),
});

const ValueMappingResponse = model('ValueMappingResponse', {
  value: Type.String({ description: 'Value of SKUs.', example: 'cotton' }),
  channelValue: Type.String({
    description: 'The channel’s word for the value.',
    example: 'Algodón',
  }),
});

const AttributeMappingResponse = model('AttributeMappingResponse', {
  ...ofMapping,
  name: Type.String({ description: 'Name of the attribute of SKUs.', example: 'fabric' }),
  attribute: Type.String({
    description: 'The channel’s code of the attribute.',
    example: 'MATERIAL',
  }),
  values: Type.Immutable(
    Type.Array(ValueMappingResponse, {
      description: 'Values that the channel writes differently.',
    }),
  ),
});

const nextPageToken = optional(
  Type.String({ description: 'The token of the next page; left out on the last page.' }),
);

export const CategoryMappingsResponse = model('CategoryMappingsResponse', {
  mappings: Type.Array(CategoryMappingResponse, {
    description: 'The mappings, sorted by category.',
  }),
  nextPageToken,
});
export type CategoryMappingsResponse = Static<typeof CategoryMappingsResponse>;

export const AttributeMappingsResponse = model('AttributeMappingsResponse', {
  mappings: Type.Array(AttributeMappingResponse, { description: 'The mappings, sorted by name.' }),
  nextPageToken,
});
export type AttributeMappingsResponse = Static<typeof AttributeMappingsResponse>;

export const MappingsChangedResponse = model('MappingsChangedResponse', {
  changed: Type.Integer({
    description: 'The number of mappings that are new or changed.',
    example: 12,
  }),
});
export type MappingsChangedResponse = Static<typeof MappingsChangedResponse>;

export function toCategoryMappingsResponse({
  mappings,
  ...rest
}: MappingsPage<ListedCategoryMapping>): CategoryMappingsResponse {
  return {
    mappings: mappings.map(({ key: _key, path, lastUpdateDate, ...mapping }) => ({
      ...mapping,
      ...(path === null ? {} : { path }),
      lastUpdateDate: lastUpdateDate.toISOString(),
    })),
    ...rest,
  };
}

export function toAttributeMappingsResponse({
  mappings,
  ...rest
}: MappingsPage<ListedAttributeMapping>): AttributeMappingsResponse {
  return {
    mappings: mappings.map(({ key: _key, lastUpdateDate, ...mapping }) => ({
      ...mapping,
      lastUpdateDate: lastUpdateDate.toISOString(),
    })),
    ...rest,
  };
}
