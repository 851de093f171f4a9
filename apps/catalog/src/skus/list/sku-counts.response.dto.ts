import { ApiProperty } from '@nestjs/swagger';
import { entryStatuses, type EntryStatus } from '../domain/channel-entry.js';
import { localizationStatuses, type LocalizationStatus } from '../domain/localization-lifecycle.js';
import { ANY_CHANNEL } from '../verdicts/domain/verdict-counts.js';
import { verdicts, type Verdict } from '../verdicts/domain/verdict.js';
import type { SkuCount } from '../store/sku-counts.store.js';

class CountOfSkus {
  @ApiProperty({ description: 'SKUs.', type: 'integer', example: 12 })
  count!: number;
}

class LocalizationStatusCount extends CountOfSkus {
  @ApiProperty({ description: 'The localization status of the SKUs.', enum: localizationStatuses })
  localizationStatus!: LocalizationStatus;
}

class ReasonCount extends CountOfSkus {
  @ApiProperty({
    description: 'A code of the localization messages of the SKUs.',
    example: 'no-image',
  })
  reason!: string;
}

class EntryStatusCount extends CountOfSkus {
  @ApiProperty({ description: 'The status of the SKUs in the channel.', enum: entryStatuses })
  status!: EntryStatus;
}

class VerdictCount extends CountOfSkus {
  @ApiProperty({ description: 'The verdict on the SKUs.', enum: verdicts, example: 'no-price' })
  verdict!: Verdict;
}

class ChannelSkuCounts {
  @ApiProperty({ description: 'The channel.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({ description: 'Counts by status in the channel.', type: [EntryStatusCount] })
  statuses!: EntryStatusCount[];

  @ApiProperty({ description: 'Counts by verdict in the channel.', type: [VerdictCount] })
  verdicts!: VerdictCount[];
}

/** Values without SKUs are left out. */
export class SkuCountsResponse {
  @ApiProperty({ description: 'SKUs.', type: 'integer', example: 40 })
  total!: number;

  @ApiProperty({ description: 'Counts by localization status.', type: [LocalizationStatusCount] })
  localizationStatuses!: LocalizationStatusCount[];

  @ApiProperty({
    description: 'Counts by reason; a SKU with several reasons is counted in each.',
    type: [ReasonCount],
  })
  reasons!: ReasonCount[];

  @ApiProperty({
    description:
      'Counts by verdict; a SKU is counted once in each verdict that it has in one channel or more. Changes appear after a short delay.',
    type: [VerdictCount],
  })
  verdicts!: VerdictCount[];

  @ApiProperty({
    description: 'Counts by channel in which SKUs have a status or a verdict.',
    type: [ChannelSkuCounts],
  })
  salesChannels!: ChannelSkuCounts[];
}

export function toSkuCounts(counts: readonly SkuCount[]): SkuCountsResponse {
  const statuses = counts.filter((one) => one.kind === 'status');
  const entries = counts.filter((one) => one.kind === 'channel');
  const judged = counts.filter((one) => one.kind === 'verdict');
  const channels = new Set([...entries, ...judged].map(({ salesChannel }) => salesChannel));
  channels.delete(ANY_CHANNEL);
  return {
    total: statuses.reduce((total, { count }) => total + count, 0),
    localizationStatuses: statuses.map(({ status, count }) => ({
      localizationStatus: status,
      count,
    })),
    reasons: counts
      .filter((one) => one.kind === 'reason')
      .map(({ reason, count }) => ({ reason, count })),
    verdicts: verdictsIn(judged, ANY_CHANNEL),
    salesChannels: [...channels].toSorted().map((salesChannel) => ({
      salesChannel,
      statuses: entries
        .filter((one) => one.salesChannel === salesChannel)
        .map(({ status, count }) => ({ status, count })),
      verdicts: verdictsIn(judged, salesChannel),
    })),
  };
}

function verdictsIn(
  judged: readonly Extract<SkuCount, { kind: 'verdict' }>[],
  salesChannel: string,
): VerdictCount[] {
  return judged
    .filter((one) => one.salesChannel === salesChannel)
    .map(({ verdict, count }) => ({ verdict, count }));
}
