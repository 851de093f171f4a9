import { Select } from '../../design/select.js';
import { DayFilters } from '../../filters/day-filters.js';
import { Filters } from '../../filters/filters.js';
import { FindFilter } from '../../filters/find-filter.js';
import { MerchantFilter } from '../../filters/merchant-filter.js';
import { TextFilter } from '../../filters/text-filter.js';
import { useFilters } from '../../filters/use-filters.js';
import { parcelStepText } from '../../orders/status.js';
import { messages } from '../messages.js';
import { isParcelStatus, PARCEL_STATUSES } from '../parcel-row.js';
import { PARCEL_NEEDS } from '../source.js';
import type { ParcelSearch } from '../source.js';

const { filters: texts } = messages;

const STATUSES = [
  { value: '', label: texts.anyStatus },
  ...PARCEL_STATUSES.map((value) => ({ value, label: parcelStepText(value) })),
];
const NEEDS = [
  { value: '', label: texts.anyNeed },
  ...PARCEL_NEEDS.map((value) => ({ value, label: texts.needs[value] })),
];
/** Filters by complete ids, which take effect once they are complete. */
const IDS = [
  ['channel', texts.channel, texts.anyChannel],
  ['shipment', texts.shipment, texts.anyShipment],
] as const;

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: ParcelSearch }) {
  const { change, onClear } = useFilters(search, 'order');
  return (
    <Filters
      onClear={onClear}
      first={<FindFilter value={search} labels={texts} onChange={change} />}
    >
      <Select
        label={texts.status}
        choices={STATUSES}
        value={search.status ?? ''}
        onChange={(status) => change({ status: isParcelStatus(status) ? status : undefined })}
      />
      <Select
        label={texts.need}
        choices={NEEDS}
        value={search.needs ?? ''}
        onChange={(value) => change({ needs: PARCEL_NEEDS.find((need) => need === value) })}
      />
      {IDS.map(([name, label, placeholder]) => (
        <TextFilter
          key={name}
          label={label}
          placeholder={placeholder}
          value={search[name]}
          onChange={(id) => change({ [name]: id })}
        />
      ))}
      <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
      <DayFilters value={search} labels={texts} onChange={change} />
    </Filters>
  );
}
