import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { UsedCategoriesPage } from './list-categories.js';

class SuggestionResponse {
  @ApiProperty({ description: 'The channel’s code of the category.', example: 'MLM1574' })
  channelCategory!: string;

  @ApiProperty({ description: 'All its levels.', example: 'Ropa > Camisas' })
  path!: string;
}

class CategoryInUseMappingResponse {
  @ApiProperty({
    description: 'The mapped category: this one, or one above it.',
    example: 'Clothing > Shirts',
  })
  category!: string;

  @ApiProperty({ description: 'The channel’s code of the category.', example: 'MLM1574' })
  channelCategory!: string;

  @ApiPropertyOptional({
    description: 'All its levels; left out where the channel no longer has the category.',
    example: 'Ropa > Camisas',
    type: String,
  })
  path?: string;

  @ApiProperty({
    description: 'Who made the mapping: you, or an operator for all merchants.',
    enum: ['operator', 'merchant'],
  })
  source!: 'operator' | 'merchant';
}

class CategoryInUseResponse {
  @ApiProperty({ description: 'As SKUs have it.', example: 'Clothing > Shirts > Linen' })
  category!: string;

  @ApiProperty({ description: 'SKUs that have it.', type: 'integer', example: 12 })
  skus!: number;

  @ApiPropertyOptional({ description: 'The mapping that applies; left out where there is none.' })
  mapping?: CategoryInUseMappingResponse;

  @ApiProperty({
    description:
      'Categories of the channel with a similar last level, the best first, where none is mapped; for the first 50 on a page.',
    type: [SuggestionResponse],
  })
  suggestions!: SuggestionResponse[];
}

export class CategoriesInUseResponse {
  @ApiProperty({ description: 'By category.', type: [CategoryInUseResponse] })
  categories!: CategoryInUseResponse[];

  @ApiPropertyOptional({
    description: 'Where the next page begins; left out on the last page.',
    type: String,
  })
  nextPageToken?: string;
}

export function toCategoriesInUse({
  categories,
  ...rest
}: UsedCategoriesPage): CategoriesInUseResponse {
  return {
    categories: categories.map(({ category, skus, mapping, suggestions }) => ({
      category,
      skus,
      ...(mapping && {
        mapping: {
          category: mapping.mapped,
          channelCategory: mapping.code,
          ...(mapping.path === null ? {} : { path: mapping.path }),
          source: mapping.source,
        },
      }),
      suggestions: suggestions.map(({ code, path }) => ({ channelCategory: code, path })),
    })),
    ...rest,
  };
}
