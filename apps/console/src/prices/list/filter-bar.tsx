import { DayFilters } from '../../filters/day-filters.js';
import { Filters } from '../../filters/filters.js';
import { MerchantFilter } from '../../filters/merchant-filter.js';
import { TextFilter } from '../../filters/text-filter.js';
import { useFilters } from '../../filters/use-filters.js';
import { messages } from '../messages.js';
import type { PriceSearch } from '../search.js';

const { filters: texts } = messages;

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: PriceSearch }) {
  const { change, onClear } = useFilters(search, 'order');
  return (
    <Filters
      onClear={onClear}
      first={
        <TextFilter
          label={texts.text}
          type="search"
          placeholder={texts.textHint}
          value={search.text}
          onChange={(text) => change({ text })}
        />
      }
    >
      <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
      <DayFilters value={search} labels={texts} onChange={change} />
    </Filters>
  );
}
