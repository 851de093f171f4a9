import {
  choiceFilter,
  choicesFilter,
  FilterBar,
  findFilter,
  merchantFilter,
} from '../../filters/filter-bar.js';
import { LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { SkuCounts } from '../requests.js';
import type { SkuSearch } from '../source.js';
import { SKU_STATUSES, statusText } from '../status.js';
import { VERDICTS, verdictText } from '../verdicts/verdict.js';
import { useCounts } from './use-counts.js';

const { filters: texts } = messages;

export function SkuFilters({ search }: { search: SkuSearch }) {
  const counts = useCounts(search.merchant);
  return (
    <FilterBar
      search={search}
      fields={[
        findFilter(texts),
        choicesFilter(
          'status',
          { label: texts.status, any: texts.anyStatus },
          statusChoices(counts),
        ),
        choiceFilter(
          'channel',
          { label: texts.channel, any: texts.anyChannel },
          channelChoices(search.channel, counts),
        ),
        choiceFilter(
          'verdict',
          { label: texts.channelStatus, any: texts.anyChannelStatus },
          verdictChoices(search.channel, counts),
        ),
        merchantFilter,
      ]}
      retained={['order']}
    />
  );
}

function statusChoices(counts: SkuCounts | undefined) {
  return SKU_STATUSES.map((value) => ({
    value,
    label: statusText(value),
    note: noteOf(
      counts?.localizationStatuses.find(({ localizationStatus }) => localizationStatus === value)
        ?.count,
    ),
  }));
}

/** The channels with SKUs, and the chosen channel. */
function channelChoices(chosen: string | undefined, counts: SkuCounts | undefined) {
  const totals = new Map(
    counts?.salesChannels.map(({ salesChannel, verdicts }) => [
      salesChannel,
      verdicts.reduce((total, { count }) => total + count, 0),
    ]),
  );
  const options = new Set([...totals.keys(), ...(chosen === undefined ? [] : [chosen])]);
  return [...options]
    .toSorted()
    .map((value) => ({ value, label: value, note: noteOf(totals.get(value)) }));
}

function verdictChoices(channel: string | undefined, counts: SkuCounts | undefined) {
  const chosen =
    channel === undefined
      ? counts
      : counts?.salesChannels.find(({ salesChannel }) => salesChannel === channel);
  return VERDICTS.map((value) => ({
    value,
    label: verdictText(value),
    note: noteOf(chosen?.verdicts.find(({ verdict }) => verdict === value)?.count),
  }));
}

function noteOf(count: number | undefined): string | undefined {
  return count?.toLocaleString(LOCALE);
}
