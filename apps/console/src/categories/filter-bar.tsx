import { Select } from '../design/select.js';
import type { Choice } from '../design/select.js';
import { Filters } from '../filters/filters.js';
import { FindFilter } from '../filters/find-filter.js';
import { useFilters } from '../filters/use-filters.js';
import { messages } from './messages.js';
import type { CategorySearch } from './search.js';

const { filters: texts } = messages;

interface Props {
  search: CategorySearch;
}

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: Props) {
  const { change, onClear } = useFilters(search, 'channel', 'category', 'tab');
  const shown: readonly Choice<'' | 'all'>[] = [
    { value: '', label: texts.unmapped },
    { value: 'all', label: texts.all },
  ];
  return (
    <Filters
      onClear={onClear}
      first={<FindFilter value={search} labels={texts} onChange={change} />}
    >
      <Select
        label={texts.show}
        choices={shown}
        value={search.show ?? ''}
        onChange={(show) => change({ show: show || undefined })}
      />
    </Filters>
  );
}
