import { toAmount } from '#money';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { TermsPreview } from './preview-terms.js';

class FailingPrices {
  @ApiProperty({
    description: 'A stable code, as in `price.localization-failed`.',
    example: 'no-duty-rate',
  })
  code!: string;

  @ApiProperty({ description: 'Of the first of them, in words.' })
  detail!: string;

  @ApiProperty({ description: 'Of the compared prices.', type: 'integer', example: 12 })
  prices!: number;
}

class LargestMove {
  @ApiProperty({ description: 'Whose price it is.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'Where it is shown.', example: 'BERLIN' })
  salesChannel!: string;

  @ApiProperty({ description: 'Of the sale price before, up or down.', example: 0.0252 })
  share!: number;

  @ApiProperty({
    description:
      'By the terms that are loaded: the price with taxes; of a destination price the payout that it leaves.',
    example: 119,
  })
  before!: number;

  @ApiProperty({ description: 'By the terms of the request.', example: 122 })
  after!: number;

  @ApiProperty({ description: 'Of both, ISO 4217.', example: 'EUR' })
  currency!: string;
}

export class TermsPreviewOfPricesResponse {
  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', example: 'DE' })
  destination!: string;

  @ApiProperty({
    description:
      'The day at the destination whose terms are compared: the first day of the document, or today where that is over.',
    format: 'date',
    example: '2026-07-01',
  })
  day!: string;

  @ApiProperty({ description: 'All prices of the destination.', type: 'integer', example: 20000 })
  prices!: number;

  @ApiProperty({ description: 'Those that were compared.', type: 'integer', example: 2000 })
  compared!: number;

  @ApiProperty({
    description:
      'Whether these are a sample, because there are more. All counts are of the sample then.',
    example: true,
  })
  sampled!: boolean;

  @ApiProperty({
    description: 'Prices that change by more than this share are made again (`FX_REPRICE_SHARE`).',
    example: 0.005,
  })
  share!: number;

  @ApiProperty({ description: 'Those that would be made again.', type: 'integer', example: 310 })
  moved!: number;

  @ApiProperty({
    description: 'Those that there would be no longer, by reason.',
    type: [FailingPrices],
  })
  failing!: FailingPrices[];

  @ApiProperty({
    description: 'Those that cannot be made by the terms that are loaded, and could be then.',
    type: 'integer',
    example: 0,
  })
  recovering!: number;

  @ApiPropertyOptional({ description: 'The largest change; left out where there is none.' })
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
