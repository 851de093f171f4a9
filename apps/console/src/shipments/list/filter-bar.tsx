import { Select } from '../../design/select.js';
import { DayFilters } from '../../filters/day-filters.js';
import { Filters } from '../../filters/filters.js';
import { MerchantFilter } from '../../filters/merchant-filter.js';
import { useFilters } from '../../filters/use-filters.js';
import { messages } from '../messages.js';
import type { ShipmentSearch } from '../source.js';
import { isShipmentStatus, SHIPMENT_STATUSES } from '../shipment-row.js';

const { filters: texts } = messages;

const STATUSES = [
  { value: '', label: texts.anyStatus },
  ...SHIPMENT_STATUSES.map((value) => ({ value, label: messages.statuses[value] })),
];

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: ShipmentSearch }) {
  const { change, onClear } = useFilters(search, 'order');
  return (
    <Filters
      onClear={onClear}
      first={
        <Select
          label={texts.status}
          choices={STATUSES}
          value={search.status ?? ''}
          onChange={(status) => change({ status: isShipmentStatus(status) ? status : undefined })}
        />
      }
    >
      <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
      <DayFilters value={search} labels={texts} onChange={change} />
    </Filters>
  );
}
