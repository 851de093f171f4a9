import { closed } from '#contracts';
import { model } from '#edge';
import { Type, type Static } from 'typebox';
import { entryStatuses } from '../domain/channel-entry.js';
import { localizationStatuses } from '../domain/localization-lifecycle.js';
import { ANY_CHANNEL } from '../verdicts/domain/verdict-counts.js';
import { verdicts } from '../verdicts/domain/verdict.js';
import type { SkuCount } from '../store/sku-counts.store.js';

const countOfSkus = {
  count: Type.Integer({ description: 'SKUs.', example: 12 }),
};

const LocalizationStatusCount = model('LocalizationStatusCount', {
  ...countOfSkus,
  localizationStatus: closed(localizationStatuses, {
    description: 'The localization status of the SKUs.',
  }),
});

const ReasonCount = model('ReasonCount', {
  ...countOfSkus,
  reason: Type.String({
    description: 'A code of the localization messages of the SKUs.',
    example: 'no-image',
  }),
});

const EntryStatusCount = model('EntryStatusCount', {
  ...countOfSkus,
  status: closed(entryStatuses, { description: 'The status of the SKUs in the channel.' }),
});

const VerdictCount = model('VerdictCount', {
  ...countOfSkus,
  verdict: closed(verdicts, { description: 'The verdict on the SKUs.', example: 'no-price' }),
});
type VerdictCount = Static<typeof VerdictCount>;

const ChannelSkuCounts = model('ChannelSkuCounts', {
  salesChannel: Type.String({ description: 'The channel.', example: 'MELI' }),
  statuses: Type.Array(EntryStatusCount, { description: 'Counts by status in the channel.' }),
  verdicts: Type.Array(VerdictCount, { description: 'Counts by verdict in the channel.' }),
});

/** Values without SKUs are left out. */
export const SkuCountsResponse = model('SkuCountsResponse', {
  total: Type.Integer({ description: 'SKUs.', example: 40 }),
  localizationStatuses: Type.Array(LocalizationStatusCount, {
    description: 'Counts by localization status.',
  }),
  reasons: Type.Array(ReasonCount, {
    description: 'Counts by reason; a SKU with several reasons is counted in each.',
  }),
  verdicts: Type.Array(VerdictCount, {
    description:
      'Counts by verdict; a SKU is counted once in each verdict that it has in one channel or more. Changes appear after a short delay.',
  }),
  salesChannels: Type.Array(ChannelSkuCounts, {
    description: 'Counts by channel in which SKUs have a status or a verdict.',
  }),
});
export type SkuCountsResponse = Static<typeof SkuCountsResponse>;

export function toSkuCounts(counts: readonly SkuCount[]): SkuCountsResponse {
  const statuses = counts.filter((count) => count.kind === 'status');
  const entries = counts.filter((count) => count.kind === 'channel');
  const judged = counts.filter((count) => count.kind === 'verdict');
  const channels = new Set([...entries, ...judged].map(({ salesChannel }) => salesChannel));
  channels.delete(ANY_CHANNEL);
  return {
    total: statuses.reduce((total, { count }) => total + count, 0),
    localizationStatuses: statuses.map(({ status, count }) => ({
      localizationStatus: status,
      count,
    })),
    reasons: counts
      .filter((count) => count.kind === 'reason')
      .map(({ reason, count }) => ({ reason, count })),
    verdicts: verdictsIn(judged, ANY_CHANNEL),
    salesChannels: [...channels].toSorted().map((salesChannel) => ({
      salesChannel,
      statuses: entries
        .filter((count) => count.salesChannel === salesChannel)
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
    .filter((count) => count.salesChannel === salesChannel)
    .map(({ verdict, count }) => ({ verdict, count }));
}
