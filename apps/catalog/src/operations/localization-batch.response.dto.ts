import { acceptedOf, Refusal, refusedRow, RowResult, type ReadRow } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { OperatedSku } from '../localization/store/operated-sku.js';
import { catalogProblems } from '../problems.js';
import type { LocalizationRow } from './operate-sku.request.dto.js';

class LocalizationRowResult extends RowResult {
  @ApiPropertyOptional({ description: 'The value as sent, if it is valid.', example: 'ACME' })
  merchantId?: string;

  @ApiPropertyOptional({ description: 'The value as sent, if it is valid.', example: 'TSHIRT-1' })
  skuId?: string;

  @ApiPropertyOptional({
    description: 'For an accepted row: the status after the change.',
    example: 'IN_TRANSLATION',
  })
  localizationStatus?: string;
}

export class LocalizationBatchResponse {
  @ApiProperty({ description: 'Rows accepted.', type: 'integer', example: 2 })
  accepted!: number;

  @ApiProperty({ description: 'Rows refused.', type: 'integer', example: 0 })
  refused!: number;

  @ApiProperty({
    description: 'One result for each row, in the order sent.',
    type: [LocalizationRowResult],
  })
  results!: LocalizationRowResult[];
}

const OK = 200;

/** @param outcomes one outcome for each row */
export function toLocalizationBatch(
  rows: readonly ReadRow<LocalizationRow>[],
  outcomes: readonly (OperatedSku | Refusal)[],
): LocalizationBatchResponse {
  const results = outcomes.map((outcome, index): LocalizationRowResult => {
    const { merchantId, skuId } = rows[index]?.sent ?? {};
    const result =
      outcome instanceof Refusal
        ? refusedRow(index, outcome, catalogProblems)
        : { index, status: OK, localizationStatus: outcome.sku.localizationStatus };
    return {
      ...result,
      ...(merchantId !== undefined && { merchantId }),
      ...(skuId !== undefined && { skuId }),
    };
  });
  const accepted = acceptedOf(outcomes).length;
  return { accepted, refused: results.length - accepted, results };
}
