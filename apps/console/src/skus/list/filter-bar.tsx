import { MultiSelect, Select } from '../../design/select.js';
import { Filters } from '../../filters/filters.js';
import { FindFilter } from '../../filters/find-filter.js';
import { MerchantFilter } from '../../filters/merchant-filter.js';
import { useFilters } from '../../filters/use-filters.js';
import { LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { SkuCounts } from '../requests.js';
import { statusesOf } from '../source.js';
import type { SkuSearch } from '../source.js';
import type { Verdict } from '../sku-row.js';
import { SKU_STATUSES, statusText } from '../status.js';
import { VERDICTS, verdictText } from '../verdicts/verdict.js';
import { useCounts } from './use-counts.js';

const { filters: texts } = messages;

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: SkuSearch }) {
  const { change, onClear } = useFilters(search, 'order');
  const counts = useCounts(search.merchant);
  return (
    <Filters
      onClear={onClear}
      first={<FindFilter value={search} labels={texts} onChange={change} />}
    >
      <MultiSelect
        label={texts.status}
        none={texts.anyStatus}
        choices={statusChoices(counts)}
        value={statusesOf(search)}
        onChange={(some) => change({ status: some.join(',') || undefined })}
      />
      <Select
        label={texts.channel}
        choices={channelChoices(search.channel, counts)}
        value={search.channel ?? ''}
        onChange={(channel) => change({ channel: channel || undefined })}
      />
      <Select<Verdict | ''>
        label={texts.channelStatus}
        choices={verdictChoices(search.channel, counts)}
        value={search.verdict ?? ''}
        onChange={(verdict) => change({ verdict: verdict || undefined })}
      />
      <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
    </Filters>
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
  const known = new Set([...totals.keys(), ...(chosen === undefined ? [] : [chosen])]);
  return [
    { value: '', label: texts.anyChannel },
    ...[...known]
      .toSorted()
      .map((value) => ({ value, label: value, note: noteOf(totals.get(value)) })),
  ];
}

function verdictChoices(channel: string | undefined, counts: SkuCounts | undefined) {
  const chosen =
    channel === undefined
      ? counts
      : counts?.salesChannels.find(({ salesChannel }) => salesChannel === channel);
  return [
    { value: '' as const, label: texts.anyChannelStatus },
    ...VERDICTS.map((value) => ({
      value,
      label: verdictText(value),
      note: noteOf(chosen?.verdicts.find(({ verdict }) => verdict === value)?.count),
    })),
  ];
}

function noteOf(count: number | undefined): string | undefined {
  return count?.toLocaleString(LOCALE);
}
