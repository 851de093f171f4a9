import { ApiProperty } from '@nestjs/swagger';
import { entryStatuses, type EntryStatus } from '../domain/channel-entry.js';
import { localizationStatuses, type LocalizationStatus } from '../domain/localization-lifecycle.js';
import type { SkuCount } from '../store/sku-counts.store.js';

class CountOfSkus {
  @ApiProperty({ description: 'SKUs.', type: 'integer', example: 12 })
  count!: number;
}

class LocalizationStatusCount extends CountOfSkus {
  @ApiProperty({ description: 'Their localization status.', enum: localizationStatuses })
  localizationStatus!: LocalizationStatus;
}

class ReasonCount extends CountOfSkus {
  @ApiProperty({ description: 'A code of their localization messages.', example: 'no-image' })
  reason!: string;
}

class EntryStatusCount extends CountOfSkus {
  @ApiProperty({ description: 'Their status in the channel.', enum: entryStatuses })
  status!: EntryStatus;
}

class ChannelSkuCounts {
  @ApiProperty({ description: 'The channel.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({ description: 'By status there.', type: [EntryStatusCount] })
  statuses!: EntryStatusCount[];
}

/** What no SKU has is left out. */
export class SkuCountsResponse {
  @ApiProperty({ description: 'SKUs.', type: 'integer', example: 40 })
  total!: number;

  @ApiProperty({ description: 'By localization status.', type: [LocalizationStatusCount] })
  localizationStatuses!: LocalizationStatusCount[];

  @ApiProperty({
    description: 'By reason; a SKU with several is counted in each.',
    type: [ReasonCount],
  })
  reasons!: ReasonCount[];

  @ApiProperty({ description: 'By channel where they have a status.', type: [ChannelSkuCounts] })
  salesChannels!: ChannelSkuCounts[];
}

export function toSkuCounts(counts: readonly SkuCount[]): SkuCountsResponse {
  const statuses = counts.filter((one) => one.kind === 'status');
  const channels = Map.groupBy(
    counts.filter((one) => one.kind === 'channel'),
    ({ salesChannel }) => salesChannel,
  );
  return {
    total: statuses.reduce((total, { count }) => total + count, 0),
    localizationStatuses: statuses.map(({ status, count }) => ({
      localizationStatus: status,
      count,
    })),
    reasons: counts
      .filter((one) => one.kind === 'reason')
      .map(({ reason, count }) => ({ reason, count })),
    salesChannels: [...channels].map(([salesChannel, entries]) => ({
      salesChannel,
      statuses: entries.map(({ status, count }) => ({ status, count })),
    })),
  };
}
