import { Refusal, described, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { faultsOf } from './check-products.request.dto.js';
import type { UpsertPreview } from './domain/preview-reviews.js';
import { UpsertPreviewResponse } from './sku.response.dto.js';

const ProductFaultResponse = model('ProductFaultResponse', {
  pointer: Type.String({
    description: 'RFC 6901 pointer into the body.',
    example: '/products/0/skus/0/name',
  }),
  code: Type.String({
    description: 'A code for the fault, which does not change between releases.',
    example: 'required',
  }),
  detail: Type.String({ description: 'The fault in words.', example: 'is required' }),
});

const CheckedProductResponse = model('CheckedProductResponse', {
  preview: optional(
    described(UpsertPreviewResponse, 'The result of an upsert; left out if it would be refused.'),
  ),
  errors: Type.Array(ProductFaultResponse, {
    description: 'The reasons why an upsert would be refused; empty if it would not.',
    example: [],
  }),
});

export const CheckProductsResponse = model('CheckProductsResponse', {
  products: Type.Array(CheckedProductResponse, { description: 'The products in the order sent.' }),
});
export type CheckProductsResponse = Static<typeof CheckProductsResponse>;

export function toCheckProductsResponse(
  results: readonly (UpsertPreview | Refusal)[],
): CheckProductsResponse {
  return {
    products: results.map((result, index) =>
      result instanceof Refusal
        ? { errors: faultsOf(result, index) }
        : { preview: result, errors: [] },
    ),
  };
}
