import { Refusal, refusedRow, RowResult, described, model, optional, type ReadRow } from '#edge';
import { decimal, toAmount } from '#money';
import { Type, type Static } from 'typebox';
import { pricingProblems } from '../../problems.js';
import type { ChannelPreview, PricePreview } from './preview-prices.js';
import type { PricePreviewRow } from './preview-prices.request.dto.js';

const CurrentAmounts = model('CurrentAmounts', {
  salePrice: Type.Number({ description: 'The sale price as sent by the merchant.', example: 60 }),
  listPrice: Type.Number({
    description: 'The list price as sent by the merchant, otherwise the sale price.',
    example: 75,
  }),
  currency: optional(
    Type.String({
      description: 'ISO 4217; left out while the channel is not known.',
      example: 'USD',
    }),
  ),
});

const ChannelPricePreview = model('ChannelPricePreview', {
  salesChannel: Type.String({
    description: 'The channel in which the price is shown.',
    example: 'MELI',
  }),
  currency: optional(
    Type.String({
      description:
        'The currency of both prices, ISO 4217; left out while the channel is not known.',
      example: 'MXN',
    }),
  ),
  before: optional(
    Type.Number({
      description: 'The sale price that the channel shows now; left out if none is valid.',
      example: 1795.9,
    }),
  ),
  after: optional(
    Type.Number({
      description:
        'The sale price that the channel would show; left out without a sale price, and if the price cannot be localized.',
      example: 1849.9,
    }),
  ),
  code: optional(
    Type.String({
      description:
        'Why the price cannot be localized: a stable code, as in `price.localization-failed`.',
      example: 'no-fx-rate',
    }),
  ),
  detail: optional(
    Type.String({
      description: 'The reason in words.',
      example: 'No exchange rate of USD/CLP is in force.',
    }),
  ),
});
type ChannelPricePreview = Static<typeof ChannelPricePreview>;

const PricePreviewResult = model('PricePreviewResult', {
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
  current: optional(
    described(
      CurrentAmounts,
      'The last price that the merchant sent for the same SKU and channel.',
    ),
  ),
  channels: optional(
    Type.Array(ChannelPricePreview, {
      description:
        'For a row without a fault: the prices in each connected channel, or in the channel of a destination price.',
    }),
  ),
});
type PricePreviewResult = Static<typeof PricePreviewResult>;

export const PricePreviewResponse = model('PricePreviewResponse', {
  merchantId: Type.String({ description: 'The merchant that owns the prices.', example: 'ACME' }),
  results: Type.Array(PricePreviewResult, {
    description: 'One result for each row, in the order sent.',
  }),
});
export type PricePreviewResponse = Static<typeof PricePreviewResponse>;

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
