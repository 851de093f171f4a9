import { ListOf, PageSize, PageToken, Name, rules, Text, Value } from '#edge';
import { channelCode } from '../taxonomy.request.dto.js';
import type { AttributeMapping, CategoryMapping } from '../domain/mapping.js';

class CategoryMappingDto {
  @Name('Reference category of SKUs; all categories below it, after ` > `, are mapped as well.')
  category!: string;

  @Value(channelCode, { doc: 'The channel’s code of the category.' })
  channelCategory!: string;
}

export class PutCategoryMappingsRequest {
  @ListOf(() => CategoryMappingDto, { min: 1, max: 1_000, doc: 'The mappings to add or replace.' })
  mappings!: CategoryMappingDto[];
}

class ValueMappingDto {
  @Name('Value of SKUs.') value!: string;

  @Text({ min: 1, max: 256, doc: 'The channel’s word for the value.' })
  channelValue!: string;
}

class AttributeMappingDto {
  @Name('Name of an attribute of SKUs; `brand`, `color` and `size` are the members of SKUs.')
  name!: string;

  @Value(channelCode, { doc: 'The channel’s code of the attribute.' })
  attribute!: string;

  @ListOf(() => ValueMappingDto, {
    max: 500,
    optional: true,
    doc: 'Values that the channel writes differently; other values do not change.',
  })
  values?: ValueMappingDto[];
}

export class PutAttributeMappingsRequest {
  @ListOf(() => AttributeMappingDto, { min: 1, max: 100, doc: 'The mappings to add or replace.' })
  mappings!: AttributeMappingDto[];
}

export class ListMappingsQuery {
  @Text({
    max: 200,
    optional: true,
    doc: 'Words of the mapped category or name, in any order; case and accents do not matter.',
  })
  text?: string;

  @PageToken() nextPageToken?: string;

  @PageSize() pageSize?: number;
}

export class ListMappingsOfMerchantQuery extends ListMappingsQuery {
  @Value(rules.tenantId, {
    optional: true,
    doc: 'Lists the mappings that apply to this merchant, including its own; if left out, the mappings for all merchants.',
  })
  merchantId?: string;
}

export class DeleteCategoryMappingQuery {
  @Name('The reference category.') category!: string;
}

export class DeleteAttributeMappingQuery {
  @Name('The name of the attribute.') name!: string;
}

export function toCategoryMappings({ mappings }: PutCategoryMappingsRequest): CategoryMapping[] {
  return mappings.map(({ category, channelCategory }) => ({ category, channelCategory }));
}

export function toAttributeMappings({ mappings }: PutAttributeMappingsRequest): AttributeMapping[] {
  return mappings.map(({ name, attribute, values }) => ({
    name,
    attribute,
    values: (values ?? []).map(({ value, channelValue }) => ({ value, channelValue })),
  }));
}
