import { endpointStates } from '@entrepot/client';
import { Select } from '../../design/select.js';
import { Filters } from '../../filters/filters.js';
import { MerchantFilter } from '../../filters/merchant-filter.js';
import { useFilters } from '../../filters/use-filters.js';
import { messages } from '../messages.js';
import type { WebhookSearch } from '../source.js';

const { filters: texts } = messages;

const STATES = [
  { value: '', label: texts.anyState },
  ...endpointStates.map((value) => ({ value, label: messages.states[value] })),
];

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: WebhookSearch }) {
  const { change, onClear } = useFilters(search);
  return (
    <Filters
      onClear={onClear}
      first={
        <Select
          label={texts.state}
          choices={STATES}
          value={search.state ?? ''}
          onChange={(value) => change({ state: endpointStates.find((one) => one === value) })}
        />
      }
    >
      <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
    </Filters>
  );
}
