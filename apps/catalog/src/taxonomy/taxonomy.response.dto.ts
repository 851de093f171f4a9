import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { attributeTypes, type AttributeType } from './domain/taxonomy.js';
import type { CategoriesPage, TaxonomyView } from './read-taxonomy.js';

class ChannelAttributeResponse {
  @ApiProperty({ description: 'The channel’s code of the attribute.', example: 'MATERIAL' })
  code!: string;

  @ApiProperty({ description: 'The name that people read.', example: 'Material' })
  name!: string;

  @ApiProperty({ description: 'The type of its values.', enum: attributeTypes })
  type!: AttributeType;

  @ApiProperty({ description: 'Whether a SKU is published only with a value.', example: true })
  required!: boolean;

  @ApiPropertyOptional({
    description: 'The only values that the channel accepts; every value if left out.',
    type: [String],
    example: ['Algodón', 'Lino'],
  })
  values?: readonly string[];

  @ApiPropertyOptional({
    description: 'Maximum number of characters of a text.',
    type: 'integer',
    example: 60,
  })
  maxLength?: number;
}

class ChannelLimitsResponse {
  @ApiPropertyOptional({ description: 'Maximum number of characters of a title.', type: 'integer' })
  titleLength?: number;

  @ApiPropertyOptional({
    description: 'Maximum number of characters of a description.',
    type: 'integer',
  })
  descriptionLength?: number;

  @ApiPropertyOptional({ description: 'Fewest images.', type: 'integer' })
  minImages?: number;

  @ApiPropertyOptional({ description: 'Most images.', type: 'integer' })
  maxImages?: number;

  @ApiPropertyOptional({ description: 'Whether a description may contain HTML; yes if left out.' })
  html?: boolean;
}

class RecheckResponse {
  @ApiProperty({
    description: 'The number of SKUs whose result changed.',
    type: 'integer',
    example: 40,
  })
  changed!: number;

  @ApiProperty({
    description: 'SKUs still to be compared; 100,000 means 100,000 or more.',
    type: 'integer',
    maximum: 100_000,
    example: 160,
  })
  remaining!: number;

  @ApiProperty({ description: 'The date of the first of the changes.', format: 'date-time' })
  startedAt!: string;
}

/** A channel's taxonomy; its categories are a separate list. */
export class TaxonomyResponse {
  @ApiProperty({ description: 'The sales channel.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({
    description: 'The version, which increases by one with each change.',
    type: 'integer',
    example: 3,
  })
  version!: number;

  @ApiProperty({ description: 'The number of categories.', type: 'integer', example: 12_000 })
  categoryCount!: number;

  @ApiProperty({
    description:
      'The attributes in the order sent. The list of categories shows the attributes of each category.',
    type: [ChannelAttributeResponse],
  })
  attributes!: ChannelAttributeResponse[];

  @ApiProperty({ description: 'The limits in every category.', type: ChannelLimitsResponse })
  limits!: ChannelLimitsResponse;

  @ApiProperty({ description: 'The date of the last change, UTC.', format: 'date-time' })
  lastUpdateDate!: string;

  @ApiPropertyOptional({
    description:
      'The comparison of SKUs with the taxonomy and the mappings after a change; left out when it is done, and in the answer to setting the taxonomy.',
    type: RecheckResponse,
  })
  recheck?: RecheckResponse;
}

class ChannelCategoryResponse {
  @ApiProperty({ description: 'The channel’s code of the category.', example: 'MLM1574' })
  code!: string;

  @ApiProperty({ description: 'All levels.', example: 'Ropa > Playeras' })
  path!: string;

  @ApiProperty({
    description: 'Codes of the attributes that not all categories have.',
    type: [String],
    example: ['MATERIAL'],
  })
  attributes!: string[];
}

export class ChannelCategoriesResponse {
  @ApiProperty({ description: 'By path.', type: [ChannelCategoryResponse] })
  categories!: ChannelCategoryResponse[];

  @ApiPropertyOptional({
    description: 'The token of the next page; left out on the last page.',
    type: String,
  })
  nextPageToken?: string;
}

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
