import { MultiSelect, Select } from '../../design/select.js';
import { DayFilters } from '../../filters/day-filters.js';
import { Filters } from '../../filters/filters.js';
import { FindFilter } from '../../filters/find-filter.js';
import { MerchantFilter } from '../../filters/merchant-filter.js';
import { useFilters } from '../../filters/use-filters.js';
import { LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import { ORDER_NEEDS, statusesOf } from '../source.js';
import type { OrderSearch } from '../source.js';
import { ORDER_STATUSES, statusText } from '../status.js';
import { useCounts } from './use-counts.js';

const { filters: texts } = messages;

const NEEDS = [
  { value: '', label: texts.anyNeed },
  ...ORDER_NEEDS.map((value) => ({ value, label: texts.needs[value] })),
];

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: OrderSearch }) {
  const { change, onClear } = useFilters(search, 'order');
  const { statuses, channels } = useCounts(search);
  return (
    <Filters
      onClear={onClear}
      first={<FindFilter value={search} labels={texts} onChange={change} />}
    >
      <MultiSelect
        label={texts.status}
        none={texts.anyStatus}
        choices={ORDER_STATUSES.map((value) => ({
          value,
          label: statusText(value),
          note: countText(statuses.get(value)),
        }))}
        value={statusesOf(search)}
        onChange={(some) => change({ status: some.join(',') || undefined })}
      />
      <Select
        label={texts.channel}
        choices={channelChoices(search.channel, channels)}
        value={search.channel ?? ''}
        onChange={(channel) => change({ channel: channel || undefined })}
      />
      <Select
        label={texts.need}
        choices={NEEDS}
        value={search.needs ?? ''}
        onChange={(value) => change({ needs: ORDER_NEEDS.find((need) => need === value) })}
      />
      <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
      <DayFilters value={search} labels={texts} onChange={change} />
    </Filters>
  );
}

/** The channels with orders, and the chosen channel. */
function channelChoices(chosen: string | undefined, counts: ReadonlyMap<string, number>) {
  const known = new Set([...counts.keys(), ...(chosen === undefined ? [] : [chosen])]);
  return [
    { value: '', label: texts.anyChannel },
    ...[...known]
      .toSorted()
      .map((value) => ({ value, label: value, note: countText(counts.get(value)) })),
  ];
}

function countText(count: number | undefined): string | undefined {
  return count?.toLocaleString(LOCALE);
}
