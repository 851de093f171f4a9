import { Refusal } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { faultsOf } from './check-products.request.dto.js';
import type { UpsertPreview } from './domain/preview-reviews.js';
import { UpsertPreviewResponse } from './sku.response.dto.js';

class ProductFaultResponse {
  @ApiProperty({
    description: 'RFC 6901 pointer into the body.',
    example: '/products/0/skus/0/name',
  })
  pointer!: string;

  @ApiProperty({ description: 'A stable word for the fault.', example: 'required' })
  code!: string;

  @ApiProperty({ description: 'The fault in words.', example: 'is required' })
  detail!: string;
}

class CheckedProductResponse {
  @ApiPropertyOptional({ description: 'The result of an upsert; left out if it would be refused.' })
  preview?: UpsertPreviewResponse;

  @ApiProperty({
    description: 'The reasons why an upsert would be refused; empty if it would not.',
    type: [ProductFaultResponse],
    example: [],
  })
  errors!: ProductFaultResponse[];
}

export class CheckProductsResponse {
  @ApiProperty({ description: 'The products in the order sent.', type: [CheckedProductResponse] })
  products!: CheckedProductResponse[];
}

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
