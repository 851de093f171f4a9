import { toAmount } from '#money';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { TermsPreview } from './preview-terms.js';

class FailingPrices {
  @ApiProperty({
    description: 'A stable code, as in `price.localization-failed`.',
    example: 'no-duty-rate',
  })
  code!: string;

  @ApiProperty({ description: 'The reason why the first of these prices fails.' })
  detail!: string;

  @ApiProperty({
    description: 'The number of compared prices that fail with this code.',
    type: 'integer',
    example: 12,
  })
  prices!: number;
}

class LargestMove {
  @ApiProperty({ description: 'The merchant of the price.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'The sales channel of the price.', example: 'BERLIN' })
  salesChannel!: string;

  @ApiProperty({
    description: 'The change as a share of the current sale price, without a sign.',
    example: 0.0252,
  })
  share!: number;

  @ApiProperty({
    description:
      'The price with taxes under the loaded terms; for a destination price, its payout.',
    example: 119,
  })
  before!: number;

  @ApiProperty({ description: 'The same amount under the document.', example: 122 })
  after!: number;

  @ApiProperty({ description: 'The currency of both amounts, ISO 4217.', example: 'EUR' })
  currency!: string;
}

export class TermsPreviewOfPricesResponse {
  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', example: 'DE' })
  destination!: string;

  @ApiProperty({
    description:
      'The day whose terms are compared: the first day of the document, or today if that day is over.',
    format: 'date',
    example: '2026-07-01',
  })
  day!: string;

  @ApiProperty({ description: 'All prices of the destination.', type: 'integer', example: 20000 })
  prices!: number;

  @ApiProperty({ description: 'The number of compared prices.', type: 'integer', example: 2000 })
  compared!: number;

  @ApiProperty({
    description:
      'Whether only a sample was compared. All other counts are then counts of the sample.',
    example: true,
  })
  sampled!: boolean;

  @ApiProperty({
    description: 'Prices that change by more than this share are made again (`FX_REPRICE_SHARE`).',
    example: 0.005,
  })
  share!: number;

  @ApiProperty({
    description: 'The number of prices that would be made again.',
    type: 'integer',
    example: 310,
  })
  moved!: number;

  @ApiProperty({
    description: 'The prices that would fail and be withdrawn, by reason.',
    type: [FailingPrices],
  })
  failing!: FailingPrices[];

  @ApiProperty({
    description:
      'The number of prices that fail under the loaded terms and would succeed under the document.',
    type: 'integer',
    example: 0,
  })
  recovering!: number;

  @ApiPropertyOptional({ description: 'The largest change; left out if there is none.' })
  largest?: LargestMove;
}

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
