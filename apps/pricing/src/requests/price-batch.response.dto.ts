import { acceptedOf, Refusal, refusedRow, RowResult, type ReadRow } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { pricingProblems } from '../problems.js';
import type { DestinationPriceRow, OriginPriceRow } from './price-batch.request.dto.js';
import type { RowOutcome } from './price-rows.js';

class PriceRowResult extends RowResult {
  @ApiPropertyOptional({ description: 'The value as sent, if it is valid.', example: 'TSHIRT-1' })
  skuId?: string;

  @ApiPropertyOptional({
    description: 'For a destination price: as sent, if it is valid.',
    example: 'MELI',
  })
  salesChannel?: string;

  @ApiPropertyOptional({
    description:
      'For an accepted row: the number of queued localizations, one per connected sales channel.',
    type: 'integer',
    example: 3,
  })
  publishedCount?: number;

  @ApiPropertyOptional({
    description:
      'The index of the later row for the same price that replaced this one, which queued nothing.',
    type: 'integer',
    example: 7,
  })
  supersededBy?: number;
}

export class PriceBatchResponse {
  @ApiProperty({ description: 'The merchant that owns the prices.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: 'Rows accepted.', type: 'integer', example: 2 })
  accepted!: number;

  @ApiProperty({ description: 'Rows refused.', type: 'integer', example: 0 })
  refused!: number;

  @ApiProperty({
    description: 'One result for each row, in the order sent.',
    type: [PriceRowResult],
  })
  results!: PriceRowResult[];
}

const ACCEPTED = 202;

/** @param outcomes one outcome for each row */
export function toPriceBatchResponse(
  merchantId: string,
  rows: readonly ReadRow<OriginPriceRow | DestinationPriceRow>[],
  outcomes: readonly RowOutcome[],
): PriceBatchResponse {
  const accepted = acceptedOf(outcomes).length;
  const results = outcomes.map((outcome, index): PriceRowResult => {
    const { skuId, salesChannel }: Partial<DestinationPriceRow> = rows[index]?.sent ?? {};
    const result =
      outcome instanceof Refusal
        ? refusedRow(index, outcome, pricingProblems)
        : { index, status: ACCEPTED, ...outcome };
    return {
      ...result,
      ...(skuId !== undefined && { skuId }),
      ...(salesChannel !== undefined && { salesChannel }),
    };
  });
  return { merchantId, accepted, refused: results.length - accepted, results };
}
