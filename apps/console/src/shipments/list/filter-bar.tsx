import { useNavigate } from '@tanstack/react-router';
import { Select } from '../../design/select.js';
import { DayFilters } from '../../filters/day-filters.js';
import { Filters } from '../../filters/filters.js';
import { MerchantFilter } from '../../filters/merchant-filter.js';
import { statusText } from '../../orders/status.js';
import { messages } from '../messages.js';
import type { ShipmentSearch } from '../search.js';
import { isShipmentStatus, SHIPMENT_STATUSES } from '../shipment-row.js';

const { filters: texts } = messages;

const STATUSES = [
  { value: '', label: texts.anyStatus },
  ...SHIPMENT_STATUSES.map((value) => ({ value, label: statusText(value) })),
];

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: ShipmentSearch }) {
  const navigate = useNavigate({ from: '/shipments' });
  const change = (part: ShipmentSearch): void => {
    void navigate({ search: (old) => ({ ...old, ...part }), replace: true });
  };
  const { order, ...chosen } = search;
  const isChosen = Object.keys(chosen).length > 0;
  const clear = (): void => void navigate({ search: order ? { order } : {} });
  return (
    <Filters
      onClear={isChosen ? clear : undefined}
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
