import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { taxTypeOf } from '#contracts';
import { decimal, toAmount } from '#money';
import type { SalesChannel, Versioned } from './domain/directory.js';
import type { AlignmentProgress } from './store/alignment.store.js';

class PriceEndingResponse {
  @ApiProperty({ description: 'The step between shown prices.', example: 1000 })
  step!: number;

  @ApiProperty({ description: 'The amount added to each multiple of the step.', example: 990 })
  offset!: number;
}

export class SalesChannelResponse {
  @ApiProperty({ description: 'Id of the sales channel.', example: 'SHOP' })
  salesChannel!: string;

  @ApiProperty({ description: 'Name of the sales channel.', example: 'Shop Chile' })
  name!: string;

  @ApiProperty({ description: 'The destination, ISO 3166-1 alpha-2.', example: 'CL' })
  country!: string;

  @ApiProperty({ description: 'The currency of its prices, ISO 4217.', example: 'CLP' })
  currency!: string;

  @ApiProperty({ description: 'The locale of its texts, BCP 47.', example: 'es-CL' })
  locale!: string;

  @ApiProperty({ description: 'Whether the channel computes taxes itself.', example: false })
  taxesOnline!: boolean;

  @ApiProperty({
    description: 'DDP if prices include taxes, otherwise DDU; follows taxesOnline.',
    enum: ['DDP', 'DDU'],
    example: 'DDP',
  })
  taxType!: 'DDP' | 'DDU';

  @ApiProperty({ description: 'The channel’s share of a sale, 0 to below 1.', example: 0.15 })
  feeShare!: number;

  @ApiProperty({ description: 'Shown prices are k·step + offset.' })
  priceEnding!: PriceEndingResponse;

  @ApiProperty({ description: 'Whether the channel is open.', example: true })
  active!: boolean;

  @ApiProperty({ description: 'The service of its freight tariffs.', example: 'STANDARD' })
  service!: string;

  @ApiProperty({
    description: 'Whether the buyer sees freight as a separate line. If not, it counts as goods.',
    example: false,
  })
  freightShownSeparately!: boolean;

  @ApiPropertyOptional({
    description: 'The scheme for which the seller is registered.',
    example: 'registered',
  })
  scheme?: string;

  @ApiPropertyOptional({
    description: 'The state or province for its prices.',
    example: 'ON',
  })
  region?: string;

  @ApiProperty({ description: 'Rises by one with every change.', example: 1 })
  version!: number;
}

export class SalesChannelsResponse {
  @ApiProperty({ description: 'All channels, by id.', type: [SalesChannelResponse] })
  salesChannels!: SalesChannelResponse[];
}

class AlignmentResponse {
  @ApiProperty({ description: 'The merchant whose SKUs are processed.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: 'SKUs picked up by the channel, or withdrawn from it.', example: 40 })
  changed!: number;

  @ApiProperty({ description: 'SKUs still to be processed.', example: 160 })
  remaining!: number;

  @ApiProperty({ description: 'When the channel opened or closed.', format: 'date-time' })
  startedAt!: string;
}

export class SalesChannelDetailResponse extends SalesChannelResponse {
  @ApiProperty({
    description:
      'The background work that remains since the channel was last opened or closed to a merchant.',
    type: [AlignmentResponse],
  })
  alignments!: AlignmentResponse[];
}

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
