import type { Problem } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

/** The fault of one field or parameter. */
class PriceFault {
  @ApiPropertyOptional({
    description: 'JSON Pointer to the field in the body (RFC 6901), also for a missing field.',
    example: '/salePrice',
  })
  pointer?: string;

  @ApiPropertyOptional({ description: 'The parameter at fault.', example: 'skuId' })
  parameter?: string;

  @ApiProperty({ description: 'Stable.', example: 'required' })
  code!: string;

  @ApiProperty({ description: 'In words.', example: 'is required' })
  detail!: string;
}

class PriceCounts {
  @ApiProperty({
    description: 'The number of queued localizations, one per connected sales channel.',
    type: 'integer',
    example: 3,
  })
  publishedCount!: number;

  @ApiProperty({ description: 'SKUs queued.', type: [String], example: ['TSHIRT-1'] })
  publishedSkus!: string[];

  @ApiProperty({ description: 'SKUs that could not be queued.', type: 'integer', example: 0 })
  failedCount!: number;

  @ApiProperty({ description: 'Those SKUs.', type: [String], example: [] })
  failedSkus!: string[];

  @ApiProperty({ description: 'The merchant that owns the prices.', example: 'ACME' })
  merchantId!: string;
}

export class UpdatePriceResponse extends PriceCounts {
  @ApiProperty({ description: 'Queued.', enum: ['LOCALIZATION IN PROGRESS'] })
  status!: 'LOCALIZATION IN PROGRESS';
}

export class RefusedPriceResponse extends PriceCounts {
  @ApiProperty({ description: 'The request is refused; nothing is queued.', enum: ['ERROR'] })
  status!: 'ERROR';

  @ApiProperty({ description: 'Why.', type: [PriceFault] })
  errors!: PriceFault[];
}

export function toUpdatePriceResponse(
  merchantId: string,
  skuId: string,
  publishedCount: number,
): UpdatePriceResponse {
  return {
    status: 'LOCALIZATION IN PROGRESS',
    publishedCount,
    publishedSkus: publishedCount > 0 ? [skuId] : [],
    failedCount: 0,
    failedSkus: [],
    merchantId,
  };
}

/** The documented answer to every request that is refused with 400 or 422 (decision 1.3). */
export function toRefusedPriceResponse(
  { code, detail, errors }: Problem,
  { params, caller }: FastifyRequest,
): RefusedPriceResponse {
  return {
    status: 'ERROR',
    publishedCount: 0,
    publishedSkus: [],
    failedCount: 1,
    failedSkus: [(params as { skuId: string }).skuId],
    merchantId: caller?.merchantId ?? '',
    errors: [...(errors ?? [{ code, detail }])],
  };
}
