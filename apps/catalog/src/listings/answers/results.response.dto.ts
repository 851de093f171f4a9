import { closed } from '#contracts';
import { Refusal, refusedRow, RowResult, model, optional, type ReadRow } from '#edge';
import { Type, type Static } from 'typebox';
import { catalogProblems } from '../../problems.js';
import type { SkuKey } from '../../skus/domain/sku.js';
import { withdrawalReasons } from '../domain/listing.js';
import type { AnswerResult } from './answer-listings.js';
import type { QuantityResult } from './apply-quantities.js';

const RESULTS = ['applied', 'stale', 'unknown-sku', 'withdrawn', 'refused'] as const;

const ChannelRowResult = model('ChannelRowResult', {
  ...RowResult.properties,
  result: closed(RESULTS, {
    description:
      '`applied`: recorded, or equal to the recorded answer. `stale`: about an older product or price. `unknown-sku`: the channel has no such listing. `withdrawn`: the listing is withdrawn. `refused`: the row is not valid.',
  }),
  reason: optional(
    closed(withdrawalReasons, {
      description: 'The reason for the withdrawal. Only with the result `withdrawn`.',
    }),
  ),
  merchantId: optional(
    Type.String({ description: 'The value as sent, if it is valid.', example: 'ACME' }),
  ),
  skuId: optional(
    Type.String({ description: 'The value as sent, if it is valid.', example: 'TRAIL-TEE-BLUE-M' }),
  ),
});
type ChannelRowResult = Static<typeof ChannelRowResult>;

export const ChannelRowsResponse = model('ChannelRowsResponse', {
  applied: Type.Integer({ description: 'Rows that were applied.', example: 1 }),
  notApplied: Type.Integer({ description: 'Rows that changed nothing.', example: 0 }),
  results: Type.Array(ChannelRowResult, {
    description: 'One result for each row, in the order sent.',
  }),
});
export type ChannelRowsResponse = Static<typeof ChannelRowsResponse>;

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
