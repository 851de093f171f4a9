import { taxTypeOf, closed } from '#contracts';
import { described, model, optional } from '#edge';
import { decimal, toAmount } from '#money';
import { Type, type Static } from 'typebox';
import type { SalesChannel, Versioned } from './domain/directory.js';
import type { AlignmentProgress } from './store/alignment.store.js';

const PriceEndingResponse = model('PriceEndingResponse', {
  step: Type.Number({ description: 'The step between shown prices.', example: 1000 }),
  offset: Type.Number({
    description: 'The amount added to each multiple of the step.',
    example: 990,
  }),
});

export const SalesChannelResponse = model('SalesChannelResponse', {
  salesChannel: Type.String({ description: 'Id of the sales channel.', example: 'SHOP' }),
  name: Type.String({ description: 'Name of the sales channel.', example: 'Shop Chile' }),
  country: Type.String({ description: 'The destination, ISO 3166-1 alpha-2.', example: 'CL' }),
  currency: Type.String({ description: 'The currency of its prices, ISO 4217.', example: 'CLP' }),
  locale: Type.String({ description: 'The locale of its texts, BCP 47.', example: 'es-CL' }),
  taxesOnline: Type.Boolean({
    description: 'Whether the channel computes taxes itself.',
    example: false,
  }),
  taxType: closed(['DDP', 'DDU'], {
    description: 'DDP if prices include taxes, otherwise DDU; follows taxesOnline.',
    example: 'DDP',
  }),
  feeShare: Type.Number({
    description: 'The channel’s share of a sale, 0 to below 1.',
    example: 0.15,
  }),
  priceEnding: described(PriceEndingResponse, 'Shown prices are k·step + offset.'),
  active: Type.Boolean({ description: 'Whether the channel is open.', example: true }),
  service: Type.String({ description: 'The service of its freight tariffs.', example: 'STANDARD' }),
  freightShownSeparately: Type.Boolean({
    description: 'Whether the buyer sees freight as a separate line. If not, it counts as goods.',
    example: false,
  }),
  scheme: optional(
    Type.String({
      description: 'The scheme for which the seller is registered.',
      example: 'registered',
    }),
  ),
  region: optional(
    Type.String({ description: 'The state or province for its prices.', example: 'ON' }),
  ),
  version: Type.Number({ description: 'Rises by one with every change.', example: 1 }),
});
export type SalesChannelResponse = Static<typeof SalesChannelResponse>;

export const SalesChannelsResponse = model('SalesChannelsResponse', {
  salesChannels: Type.Array(SalesChannelResponse, { description: 'All channels, by id.' }),
});
export type SalesChannelsResponse = Static<typeof SalesChannelsResponse>;

const AlignmentResponse = model('AlignmentResponse', {
  merchantId: Type.String({
    description: 'The merchant whose SKUs are processed.',
    example: 'ACME',
  }),
  changed: Type.Number({
    description: 'SKUs picked up by the channel, or withdrawn from it.',
    example: 40,
  }),
  remaining: Type.Number({ description: 'SKUs still to be processed.', example: 160 }),
  startedAt: Type.String({
    description: 'When the channel opened or closed.',
    format: 'date-time',
  }),
});
type AlignmentResponse = Static<typeof AlignmentResponse>;

export const SalesChannelDetailResponse = model('SalesChannelDetailResponse', {
  ...SalesChannelResponse.properties,
  alignments: Type.Array(AlignmentResponse, {
    description:
      'The background work that remains since the channel was last opened or closed to a merchant.',
  }),
});
export type SalesChannelDetailResponse = Static<typeof SalesChannelDetailResponse>;

export function toSalesChannelResponse(channel: Versioned<SalesChannel>): SalesChannelResponse {
  const { feeShare, priceEnding } = channel;
  return {
    ...channel,
    taxType: taxTypeOf(channel),
    feeShare: toAmount(decimal(feeShare)),
    priceEnding: {
      step: toAmount(decimal(priceEnding.step)),
      offset: toAmount(decimal(priceEnding.offset)),
    },
  };
}

export function toAlignmentResponse(alignment: AlignmentProgress): AlignmentResponse {
  const { merchantId, changed, remaining, startedAt } = alignment;
  return { merchantId, changed, remaining, startedAt: startedAt.toISOString() };
}
