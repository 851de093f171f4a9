import { described, model, optional } from '#edge';
import { toAmount } from '#money';
import { Type, type Static } from 'typebox';
import type { TermsPreview } from './preview-terms.js';

const FailingPrices = model('FailingPrices', {
  code: Type.String({
    description: 'A stable code, as in `price.localization-failed`.',
    example: 'no-duty-rate',
  }),
  detail: Type.String({ description: 'The reason why the first of these prices fails.' }),
  prices: Type.Integer({
    description: 'The number of compared prices that fail with this code.',
    example: 12,
  }),
});

const LargestMove = model('LargestMove', {
  merchantId: Type.String({ description: 'The merchant of the price.', example: 'ACME' }),
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  salesChannel: Type.String({ description: 'The sales channel of the price.', example: 'BERLIN' }),
  share: Type.Number({
    description: 'The change as a share of the current sale price, without a sign.',
    example: 0.0252,
  }),
  before: Type.Number({
    description:
      'The price with taxes under the loaded terms; for a destination price, its payout.',
    example: 119,
  }),
  after: Type.Number({ description: 'The same amount under the document.', example: 122 }),
  currency: Type.String({ description: 'The currency of both amounts, ISO 4217.', example: 'EUR' }),
});

export const TermsPreviewOfPricesResponse = model('TermsPreviewOfPricesResponse', {
  destination: Type.String({ description: 'ISO 3166-1 alpha-2.', example: 'DE' }),
  day: Type.String({
    description:
      'The day whose terms are compared: the first day of the document, or today if that day is over.',
    format: 'date',
    example: '2026-07-01',
  }),
  prices: Type.Integer({ description: 'All prices of the destination.', example: 20000 }),
  compared: Type.Integer({ description: 'The number of compared prices.', example: 2000 }),
  sampled: Type.Boolean({
    description:
      'Whether only a sample was compared. All other counts are then counts of the sample.',
    example: true,
  }),
  share: Type.Number({
    description: 'Prices that change by more than this share are made again (`FX_REPRICE_SHARE`).',
    example: 0.005,
  }),
  moved: Type.Integer({
    description: 'The number of prices that would be made again.',
    example: 310,
  }),
  failing: Type.Array(FailingPrices, {
    description: 'The prices that would fail and be withdrawn, by reason.',
  }),
  recovering: Type.Integer({
    description:
      'The number of prices that fail under the loaded terms and would succeed under the document.',
    example: 0,
  }),
  largest: optional(described(LargestMove, 'The largest change; left out if there is none.')),
});
export type TermsPreviewOfPricesResponse = Static<typeof TermsPreviewOfPricesResponse>;

export function toTermsPreviewOfPrices(preview: TermsPreview): TermsPreviewOfPricesResponse {
  const { destination, day, prices, compared, share, moved, failing, recovering } = preview;
  const { largest, largestOf } = preview;
  return {
    destination,
    day,
    prices,
    compared,
    sampled: compared < prices,
    share,
    moved,
    failing: [...failing].map(([code, { prices: count, detail }]) => ({
      code,
      detail,
      prices: count,
    })),
    recovering,
    ...(largest &&
      largestOf && {
        largest: {
          ...largestOf,
          share: toAmount(largest.share.toDecimalPlaces(4)),
          before: toAmount(largest.before),
          after: toAmount(largest.after),
          currency: largest.currency,
        },
      }),
  };
}
