import { acceptedOf, Refusal, refusedRow, RowResult, model, optional, type ReadRow } from '#edge';
import { Type, type Static } from 'typebox';
import { pricingProblems } from '../problems.js';
import type { DestinationPriceRow, OriginPriceRow } from './price-batch.request.dto.js';
import type { RowOutcome } from './price-rows.js';

const PriceRowResult = model('PriceRowResult', {
  ...RowResult.properties,
  skuId: optional(
    Type.String({ description: 'The value as sent, if it is valid.', example: 'TSHIRT-1' }),
  ),
  salesChannel: optional(
    Type.String({
      description: 'For a destination price: as sent, if it is valid.',
      example: 'MELI',
    }),
  ),
  publishedCount: optional(
    Type.Integer({
      description:
        'For an accepted row: the number of queued localizations, one per connected sales channel.',
      example: 3,
    }),
  ),
  supersededBy: optional(
    Type.Integer({
      description:
        'The index of the later row for the same price that replaced this one, which queued nothing.',
      example: 7,
    }),
  ),
});
type PriceRowResult = Static<typeof PriceRowResult>;

export const PriceBatchResponse = model('PriceBatchResponse', {
  merchantId: Type.String({ description: 'The merchant that owns the prices.', example: 'ACME' }),
  accepted: Type.Integer({ description: 'Rows accepted.', example: 2 }),
  refused: Type.Integer({ description: 'Rows refused.', example: 0 }),
  results: Type.Array(PriceRowResult, {
    description: 'One result for each row, in the order sent.',
  }),
});
export type PriceBatchResponse = Static<typeof PriceBatchResponse>;

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
