import { DayFilters } from '../../filters/day-filters.js';
import { Filters } from '../../filters/filters.js';
import { FindFilter } from '../../filters/find-filter.js';
import { MerchantFilter } from '../../filters/merchant-filter.js';
import { useFilters } from '../../filters/use-filters.js';
import { messages } from '../messages.js';
import type { PriceSearch } from '../source.js';

const { filters: texts } = messages;

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: PriceSearch }) {
  const { change, onClear } = useFilters(search, 'order');
  return (
    <Filters
      onClear={onClear}
      first={<FindFilter value={search} labels={texts} onChange={change} />}
    >
      <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
      <DayFilters value={search} labels={texts} onChange={change} />
    </Filters>
  );
}
