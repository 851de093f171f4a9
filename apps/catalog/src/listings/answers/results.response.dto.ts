import { Refusal, refusedRow, RowResult, type ReadRow } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { catalogProblems } from '../../problems.js';
import type { SkuKey } from '../../skus/domain/sku.js';
import { withdrawalReasons, type WithdrawalReason } from '../domain/listing.js';
import type { AnswerResult } from './answer-listings.js';
import type { QuantityResult } from './apply-quantities.js';

const RESULTS = ['applied', 'stale', 'unknown-sku', 'withdrawn', 'refused'] as const;

class ChannelRowResult extends RowResult {
  @ApiProperty({
    description:
      '`applied`: recorded, or equal to the recorded answer. `stale`: about an older product or price. `unknown-sku`: the channel has no such listing. `withdrawn`: the listing is withdrawn. `refused`: the row is not valid.',
    enum: RESULTS,
  })
  result!: (typeof RESULTS)[number];

  @ApiPropertyOptional({ description: 'Of `withdrawn`: why.', enum: withdrawalReasons })
  reason?: WithdrawalReason;

  @ApiPropertyOptional({ description: 'The value as sent, if it is valid.', example: 'ACME' })
  merchantId?: string;

  @ApiPropertyOptional({
    description: 'The value as sent, if it is valid.',
    example: 'TRAIL-TEE-BLUE-M',
  })
  skuId?: string;
}

export class ChannelRowsResponse {
  @ApiProperty({ description: 'Rows that were applied.', type: 'integer', example: 1 })
  applied!: number;

  @ApiProperty({ description: 'Rows that changed nothing.', type: 'integer', example: 0 })
  notApplied!: number;

  @ApiProperty({
    description: 'One result for each row, in the order sent.',
    type: [ChannelRowResult],
  })
  results!: ChannelRowResult[];
}

const STATUS = { applied: 200, stale: 409, 'unknown-sku': 404, withdrawn: 409 } as const;

/** @param outcomes one outcome for each row */
export function toChannelRows(
  rows: readonly ReadRow<SkuKey>[],
  outcomes: readonly (AnswerResult | QuantityResult | Refusal)[],
): ChannelRowsResponse {
  const results = outcomes.map((outcome, index): ChannelRowResult => {
    const { merchantId, skuId } = rows[index]?.sent ?? {};
    return {
      ...(outcome instanceof Refusal
        ? { ...refusedRow(index, outcome, catalogProblems), result: 'refused' }
        : { index, status: STATUS[outcome.result], ...outcome }),
      ...(merchantId !== undefined && { merchantId }),
      ...(skuId !== undefined && { skuId }),
    };
  });
  const applied = results.filter(({ result }) => result === 'applied').length;
  return { applied, notApplied: results.length - applied, results };
}
