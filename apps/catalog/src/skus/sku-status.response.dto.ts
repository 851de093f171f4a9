import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { entryStatuses, type EntryStatus } from './domain/channel-entry.js';
import { localizationStatuses, type LocalizationStatus } from './domain/localization-lifecycle.js';
import { deniers, verdicts, type Denier, type Verdict } from './verdicts/domain/verdict.js';
import type { SkuStatus } from './store/channel-entry.store.js';
import type { ChannelVerdict } from './verdicts/read-verdicts.js';
import { LocalizationMessageResponse } from './localization-message.response.dto.js';

class EntryChange {
  @ApiProperty({ description: 'To what.', enum: entryStatuses })
  status!: EntryStatus;

  @ApiProperty({ description: 'When.', format: 'date-time' })
  statusDate!: string;

  @ApiPropertyOptional({ description: 'Why.', example: 'inactive', type: String })
  statusMessage?: string | undefined;
}

class ChannelStatusView extends EntryChange {
  @ApiProperty({ description: 'Sales channel.', example: 'MELI' })
  salesChannel!: string;

  @ApiPropertyOptional({ description: "The channel's id of the SKU.", type: String })
  salesChannelSkuId?: string | undefined;

  @ApiProperty({
    description: 'The state of its price in the channel; failed: the price could not be localized.',
    enum: ['none', 'localized', 'failed'],
  })
  price!: 'none' | 'localized' | 'failed';

  @ApiPropertyOptional({
    description:
      "The channel's code of its category; left out if none is mapped, or the channel has no taxonomy.",
    example: 'MLM1574',
    type: String,
  })
  channelCategory?: string | undefined;

  @ApiProperty({
    description:
      'The requirements of the channel that the SKU misses. It is not published until it meets them.',
    type: [LocalizationMessageResponse],
    example: [],
  })
  messages!: LocalizationMessageResponse[];

  @ApiProperty({ description: 'Every change of the status.', type: [EntryChange] })
  history!: EntryChange[];
}

/** Decision 3.19. */
class ChannelVerdictView {
  @ApiProperty({ description: 'Sales channel.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({
    description:
      '`live` if buyers can buy the SKU in the channel; otherwise the first obstacle. `denied`: before it is offered to the channel. `out-of-stock`: no other obstacle.',
    enum: verdicts,
    example: 'no-price',
  })
  verdict!: Verdict;

  @ApiPropertyOptional({ description: 'Who denied the SKU; only for `denied`.', enum: deniers })
  deniedBy?: Denier | undefined;

  @ApiPropertyOptional({
    description: 'The date since which the verdict applies, UTC; left out until it is stored.',
    format: 'date-time',
    type: String,
  })
  since?: string | undefined;

  @ApiProperty({
    description: 'The known reasons.',
    type: [LocalizationMessageResponse],
    example: [],
  })
  reasons!: LocalizationMessageResponse[];
}

/** Decision 3.12. */
export class SkuStatusResponse {
  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'The localization status.', enum: localizationStatuses })
  localizationStatus!: LocalizationStatus;

  @ApiProperty({ description: 'The reasons for a denial.', type: [LocalizationMessageResponse] })
  localizationMessages!: LocalizationMessageResponse[];

  @ApiProperty({
    description: 'The version of the newest event about the SKU on `catalog.sku`.',
    type: 'integer',
    example: 7,
  })
  version!: number;

  @ApiProperty({ description: 'The status in each connected channel.', type: [ChannelStatusView] })
  channels!: ChannelStatusView[];

  @ApiProperty({
    description:
      'Whether buyers can buy the SKU, for each connected channel and each channel in which it has a status.',
    type: [ChannelVerdictView],
  })
  verdicts!: ChannelVerdictView[];
}

export function toStatusResponse({
  channels,
  verdicts: judged,
  ...sku
}: SkuStatus & { verdicts: readonly ChannelVerdict[] }): SkuStatusResponse {
  return {
    ...sku,
    verdicts: judged.map(({ since, reasons, ...one }) => ({
      ...one,
      ...(since && { since: since.toISOString() }),
      reasons: [...reasons],
    })),
    channels: channels.map((channel) => ({
      ...channel,
      statusDate: utc(channel.statusDate),
      price: channel.price ?? 'none',
      history: channel.history.map((entry) => ({ ...entry, statusDate: utc(entry.statusDate) })),
    })),
  };
}

/** Converts dates, which Postgres writes into JSON with an offset, to milliseconds and `Z` (decision 1.7). */
function utc(date: string): string {
  return new Date(date).toISOString();
}
