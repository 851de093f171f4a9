import {
  choiceFilter,
  choicesFilter,
  dayFilters,
  FilterBar,
  findFilter,
  merchantFilter,
} from '../../filters/filter-bar.js';
import { LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import { ORDER_NEEDS, type OrderSearch } from '../source.js';
import { ORDER_STATUSES, statusText } from '../status.js';
import { useCounts } from './use-counts.js';

const { filters: texts } = messages;

const NEEDS = ORDER_NEEDS.map((value) => ({ value, label: texts.needs[value] }));

export function OrderFilters({ search }: { search: OrderSearch }) {
  const { statuses, channels } = useCounts(search);
  const statusChoices = ORDER_STATUSES.map((value) => ({
    value,
    label: statusText(value),
    note: countText(statuses.get(value)),
  }));
  return (
    <FilterBar
      search={search}
      fields={[
        findFilter(texts),
        choicesFilter('status', { label: texts.status, any: texts.anyStatus }, statusChoices),
        choiceFilter(
          'channel',
          { label: texts.channel, any: texts.anyChannel },
          channelChoices(search.channel, channels),
        ),
        choiceFilter('needs', { label: texts.need, any: texts.anyNeed }, NEEDS),
        merchantFilter,
        dayFilters(texts),
      ]}
      retained={['order']}
    />
  );
}

/** The channels with orders, and the chosen channel. */
function channelChoices(chosen: string | undefined, counts: ReadonlyMap<string, number>) {
  const options = new Set([...counts.keys(), ...(chosen === undefined ? [] : [chosen])]);
  return [...options]
    .toSorted()
    .map((value) => ({ value, label: value, note: countText(counts.get(value)) }));
}

function countText(count: number | undefined): string | undefined {
  return count?.toLocaleString(LOCALE);
}
