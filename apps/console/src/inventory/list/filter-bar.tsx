import { Filters } from '../../filters/filters.js';
import { FindFilter } from '../../filters/find-filter.js';
import { MerchantFilter } from '../../filters/merchant-filter.js';
import { useFilters } from '../../filters/use-filters.js';
import { messages } from '../messages.js';
import type { InventorySearch } from '../source.js';

const { filters: texts } = messages;

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: InventorySearch }) {
  const { change, onClear } = useFilters(search, 'order', 'open');
  return (
    <Filters
      onClear={onClear}
      first={<FindFilter value={search} labels={texts} onChange={change} />}
    >
      <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
    </Filters>
  );
}
