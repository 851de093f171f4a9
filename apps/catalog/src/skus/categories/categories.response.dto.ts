import { closed } from '#contracts';
import { described, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { UsedCategoriesPage } from './list-categories.js';

const SuggestionResponse = model('SuggestionResponse', {
  channelCategory: Type.String({
    description: 'The channel’s code of the category.',
    example: 'MLM1574',
  }),
  path: Type.String({ description: 'The path with all levels.', example: 'Ropa > Camisas' }),
});

const CategoryInUseMappingResponse = model('CategoryInUseMappingResponse', {
  category: Type.String({
    description: 'The mapped category: this category, or a category above it.',
    example: 'Clothing > Shirts',
  }),
  channelCategory: Type.String({
    description: 'The channel’s code of the category.',
    example: 'MLM1574',
  }),
  path: optional(
    Type.String({
      description: 'The path with all levels; left out if the channel no longer has the category.',
      example: 'Ropa > Camisas',
    }),
  ),
  source: closed(['operator', 'merchant'], {
    description: 'The author of the mapping: you, or an operator for all merchants.',
  }),
});

const CategoryInUseResponse = model('CategoryInUseResponse', {
  category: Type.String({
    description: 'The category as written in SKUs.',
    example: 'Clothing > Shirts > Linen',
  }),
  skus: Type.Integer({ description: 'The number of SKUs in the category.', example: 12 }),
  mapping: optional(
    described(CategoryInUseMappingResponse, 'The mapping that applies; left out if there is none.'),
  ),
  suggestions: Type.Array(SuggestionResponse, {
    description:
      'Categories of the channel with a similar last level, the best first, if none is mapped; for the first 50 categories on a page.',
  }),
});

export const CategoriesInUseResponse = model('CategoriesInUseResponse', {
  categories: Type.Array(CategoryInUseResponse, { description: 'The counts, sorted by category.' }),
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; left out on the last page.' }),
  ),
});
export type CategoriesInUseResponse = Static<typeof CategoriesInUseResponse>;

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
