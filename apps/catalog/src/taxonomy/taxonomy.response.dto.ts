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
    description: 'The only values that the channel takes; every value when left out.',
    type: [String],
    example: ['Algodón', 'Lino'],
  })
  values?: readonly string[];

  @ApiPropertyOptional({
    description: 'Most characters of a text.',
    type: 'integer',
    example: 60,
  })
  maxLength?: number;
}

class ChannelLimitsResponse {
  @ApiPropertyOptional({ description: 'Most characters of a title.', type: 'integer' })
  titleLength?: number;

  @ApiPropertyOptional({ description: 'Most characters of a description.', type: 'integer' })
  descriptionLength?: number;

  @ApiPropertyOptional({ description: 'Fewest images.', type: 'integer' })
  minImages?: number;

  @ApiPropertyOptional({ description: 'Most images.', type: 'integer' })
  maxImages?: number;

  @ApiPropertyOptional({ description: 'Whether a description may hold HTML; yes when left out.' })
  html?: boolean;
}

class RecheckResponse {
  @ApiProperty({
    description: 'SKUs that fit otherwise than before.',
    type: 'integer',
    example: 40,
  })
  changed!: number;

  @ApiProperty({
    description: 'SKUs still to be compared; 100,000 stands for all higher numbers.',
    type: 'integer',
    maximum: 100_000,
    example: 160,
  })
  remaining!: number;

  @ApiProperty({ description: 'When the first of the changes was made.', format: 'date-time' })
  startedAt!: string;
}

/** A channel's taxonomy; its categories are a list of their own. */
export class TaxonomyResponse {
  @ApiProperty({ description: 'The sales channel.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({ description: 'One more with each change.', type: 'integer', example: 3 })
  version!: number;

  @ApiProperty({ description: 'How many categories it has.', type: 'integer', example: 12_000 })
  categoryCount!: number;

  @ApiProperty({
    description: 'In the order sent. The list of categories says which of them has which.',
    type: [ChannelAttributeResponse],
  })
  attributes!: ChannelAttributeResponse[];

  @ApiProperty({ description: 'Limits of every category.', type: ChannelLimitsResponse })
  limits!: ChannelLimitsResponse;

  @ApiProperty({ description: 'When it last changed, UTC.', format: 'date-time' })
  lastUpdateDate!: string;

  @ApiPropertyOptional({
    description:
      'The comparison of SKUs with the taxonomy and the mappings, after these changed; left out when it is done, and where the taxonomy is set.',
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
    description: 'Where the next page begins; left out on the last page.',
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
