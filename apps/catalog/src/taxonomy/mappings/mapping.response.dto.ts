import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ListedAttributeMapping, ListedCategoryMapping } from '../store/mapping.store.js';
import type { MappingsPage } from './list-mappings.js';

class MappingResponse {
  @ApiProperty({
    description: 'The author of the mapping: the merchant, or an operator for all merchants.',
    enum: ['operator', 'merchant'],
  })
  source!: 'operator' | 'merchant';

  @ApiProperty({ description: 'The date of the last change, UTC.', format: 'date-time' })
  lastUpdateDate!: string;
}

class CategoryMappingResponse extends MappingResponse {
  @ApiProperty({ description: 'Reference category.', example: 'Clothing > Shirts' })
  category!: string;

  @ApiProperty({ description: 'The channel’s code of the category.', example: 'MLM1574' })
  channelCategory!: string;

  @ApiPropertyOptional({
    description: 'The path of the category; left out if the channel no longer has the category.',
    example: 'Ropa > Playeras',
    type: String,
  })
  path?: string;
}

class ValueMappingResponse {
  @ApiProperty({ description: 'Value of SKUs.', example: 'cotton' })
  value!: string;

  @ApiProperty({ description: 'The channel’s word for the value.', example: 'Algodón' })
  channelValue!: string;
}

class AttributeMappingResponse extends MappingResponse {
  @ApiProperty({ description: 'Name of the attribute of SKUs.', example: 'fabric' })
  name!: string;

  @ApiProperty({ description: 'The channel’s code of the attribute.', example: 'MATERIAL' })
  attribute!: string;

  @ApiProperty({
    description: 'Values that the channel writes differently.',
    type: [ValueMappingResponse],
  })
  values!: readonly ValueMappingResponse[];
}

const NEXT = {
  description: 'The token of the next page; left out on the last page.',
  type: String,
};

export class CategoryMappingsResponse {
  @ApiProperty({ description: 'By category.', type: [CategoryMappingResponse] })
  mappings!: CategoryMappingResponse[];

  @ApiPropertyOptional(NEXT) nextPageToken?: string;
}

export class AttributeMappingsResponse {
  @ApiProperty({ description: 'By name.', type: [AttributeMappingResponse] })
  mappings!: AttributeMappingResponse[];

  @ApiPropertyOptional(NEXT) nextPageToken?: string;
}

export class MappingsChangedResponse {
  @ApiProperty({
    description: 'The number of mappings that are new or changed.',
    type: 'integer',
    example: 12,
  })
  changed!: number;
}

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
