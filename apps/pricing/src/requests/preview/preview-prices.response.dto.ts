import { decimal, toAmount } from '#money';
import { Refusal, refusedRow, RowResult, type ReadRow } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { pricingProblems } from '../../problems.js';
import type { ChannelPreview, PricePreview } from './preview-prices.js';
import type { PricePreviewRow } from './preview-prices.request.dto.js';

class CurrentAmounts {
  @ApiProperty({ description: 'The sale price as sent by the merchant.', example: 60 })
  salePrice!: number;

  @ApiProperty({
    description: 'The list price as sent by the merchant, otherwise the sale price.',
    example: 75,
  })
  listPrice!: number;

  @ApiPropertyOptional({
    description: 'ISO 4217; left out while the channel is not known.',
    example: 'USD',
  })
  currency?: string;
}

class ChannelPricePreview {
  @ApiProperty({ description: 'The channel in which the price is shown.', example: 'MELI' })
  salesChannel!: string;

  @ApiPropertyOptional({
    description: 'The currency of both prices, ISO 4217; left out while the channel is not known.',
    example: 'MXN',
  })
  currency?: string;

  @ApiPropertyOptional({
    description: 'The sale price that the channel shows now; left out if none is valid.',
    example: 1795.9,
  })
  before?: number;

  @ApiPropertyOptional({
    description:
      'The sale price that the channel would show; left out without a sale price, and if the price cannot be localized.',
    example: 1849.9,
  })
  after?: number;

  @ApiPropertyOptional({
    description:
      'Why the price cannot be localized: a stable code, as in `price.localization-failed`.',
    example: 'no-fx-rate',
  })
  code?: string;

  @ApiPropertyOptional({
    description: 'The reason in words.',
    example: 'No exchange rate of USD/CLP is in force.',
  })
  detail?: string;
}

class PricePreviewResult extends RowResult {
  @ApiPropertyOptional({ description: 'The value as sent, if it is valid.', example: 'TSHIRT-1' })
  skuId?: string;

  @ApiPropertyOptional({
    description: 'For a destination price: as sent, if it is valid.',
    example: 'MELI',
  })
  salesChannel?: string;

  @ApiPropertyOptional({
    description: 'The last price that the merchant sent for the same SKU and channel.',
  })
  current?: CurrentAmounts;

  @ApiPropertyOptional({
    description:
      'For a row without a fault: the prices in each connected channel, or in the channel of a destination price.',
    type: [ChannelPricePreview],
  })
  channels?: ChannelPricePreview[];
}

export class PricePreviewResponse {
  @ApiProperty({ description: 'The merchant that owns the prices.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({
    description: 'One result for each row, in the order sent.',
    type: [PricePreviewResult],
  })
  results!: PricePreviewResult[];
}

const PREVIEWED = 200;

/** @param outcomes one outcome for each row */
export function toPricePreviewResponse(
  merchantId: string,
  rows: readonly ReadRow<PricePreviewRow>[],
  outcomes: readonly (PricePreview | Refusal)[],
): PricePreviewResponse {
  const results = outcomes.map((outcome, index): PricePreviewResult => {
    const { skuId, salesChannel } = rows[index]?.sent ?? {};
    return {
      ...(outcome instanceof Refusal
        ? refusedRow(index, outcome, pricingProblems)
        : { index, status: PREVIEWED, ...toPreview(outcome) }),
      ...(skuId !== undefined && { skuId }),
      ...(salesChannel !== undefined && { salesChannel }),
    };
  });
  return { merchantId, results };
}

function toPreview({ current, currency, channels }: PricePreview) {
  return {
    ...(current && {
      current: {
        ...(currency !== undefined && { currency }),

        salePrice: toAmount(decimal(current.salePrice)),
        listPrice: toAmount(decimal(current.listPrice)),
      },
    }),
    channels: channels.map(toChannel),
  };
}

function toChannel({ before, localization, ...channel }: ChannelPreview): ChannelPricePreview {
  return {
    ...channel,
    ...(before !== undefined && { before: toAmount(decimal(before)) }),
    ...(localization?.ok === true && { after: toAmount(localization.price.sale.shown) }),
    ...(localization?.ok === false && { code: localization.code, detail: localization.detail }),
  };
}
