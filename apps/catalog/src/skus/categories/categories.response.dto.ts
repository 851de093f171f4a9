import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { UsedCategoriesPage } from './list-categories.js';

class SuggestionResponse {
  @ApiProperty({ description: 'The channel’s code of the category.', example: 'MLM1574' })
  channelCategory!: string;

  @ApiProperty({ description: 'The path with all levels.', example: 'Ropa > Camisas' })
  path!: string;
}

class CategoryInUseMappingResponse {
  @ApiProperty({
    description: 'The mapped category: this category, or a category above it.',
    example: 'Clothing > Shirts',
  })
  category!: string;

  @ApiProperty({ description: 'The channel’s code of the category.', example: 'MLM1574' })
  channelCategory!: string;

  @ApiPropertyOptional({
    description: 'The path with all levels; left out if the channel no longer has the category.',
    example: 'Ropa > Camisas',
    type: String,
  })
  path?: string;

  @ApiProperty({
    description: 'The author of the mapping: you, or an operator for all merchants.',
    enum: ['operator', 'merchant'],
  })
  source!: 'operator' | 'merchant';
}

class CategoryInUseResponse {
  @ApiProperty({
    description: 'The category as written in SKUs.',
    example: 'Clothing > Shirts > Linen',
  })
  category!: string;

  @ApiProperty({ description: 'The number of SKUs in the category.', type: 'integer', example: 12 })
  skus!: number;

  @ApiPropertyOptional({ description: 'The mapping that applies; left out if there is none.' })
  mapping?: CategoryInUseMappingResponse;

  @ApiProperty({
    description:
      'Categories of the channel with a similar last level, the best first, if none is mapped; for the first 50 categories on a page.',
    type: [SuggestionResponse],
  })
  suggestions!: SuggestionResponse[];
}

export class CategoriesInUseResponse {
  @ApiProperty({ description: 'By category.', type: [CategoryInUseResponse] })
  categories!: CategoryInUseResponse[];

  @ApiPropertyOptional({
    description: 'The token of the next page; left out on the last page.',
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
