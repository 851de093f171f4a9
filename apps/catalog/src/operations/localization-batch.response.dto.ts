import { acceptedOf, Refusal, refusedRow, RowResult, model, optional, type ReadRow } from '#edge';
import { Type, type Static } from 'typebox';
import type { OperatedSku } from '../localization/store/operated-sku.js';
import { catalogProblems } from '../problems.js';
import type { LocalizationRow } from './operate-sku.request.dto.js';

const LocalizationRowResult = model('LocalizationRowResult', {
  ...RowResult.properties,
  merchantId: optional(
    Type.String({ description: 'The value as sent, if it is valid.', example: 'ACME' }),
  ),
  skuId: optional(
    Type.String({ description: 'The value as sent, if it is valid.', example: 'TSHIRT-1' }),
  ),
  localizationStatus: optional(
    Type.String({
      description: 'For an accepted row: the status after the change.',
      example: 'IN_TRANSLATION',
    }),
  ),
});
type LocalizationRowResult = Static<typeof LocalizationRowResult>;

export const LocalizationBatchResponse = model('LocalizationBatchResponse', {
  accepted: Type.Integer({ description: 'Rows accepted.', example: 2 }),
  refused: Type.Integer({ description: 'Rows refused.', example: 0 }),
  results: Type.Array(LocalizationRowResult, {
    description: 'One result for each row, in the order sent.',
  }),
});
export type LocalizationBatchResponse = Static<typeof LocalizationBatchResponse>;

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
