import { Select } from '../design/select.js';
import { Filters } from '../filters/filters.js';
import { MerchantFilter } from '../filters/merchant-filter.js';
import { TextFilter } from '../filters/text-filter.js';
import { useFilters } from '../filters/use-filters.js';
import { messages } from './messages.js';
import type { RequestSearch } from './source.js';

const { filters: texts } = messages;

const STATUSES = [
  { value: '', label: texts.anyStatus },
  { value: '4xx,5xx', label: texts.refused },
  ...Object.entries(texts.statuses).map(([value, label]) => ({ value, label })),
];

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: RequestSearch }) {
  const { change, onClear } = useFilters(search, 'open');
  return (
    <Filters
      onClear={onClear}
      first={
        <Select
          label={texts.status}
          choices={statusesWith(search.status)}
          value={search.status ?? ''}
          onChange={(status) => change({ status: status || undefined })}
        />
      }
    >
      <TextFilter
        label={texts.requestId}
        type="search"
        placeholder={texts.requestIdHint}
        value={search.requestId}
        onChange={(requestId) => change({ requestId })}
      />
      <TextFilter
        label={texts.code}
        type="search"
        placeholder={texts.codeHint}
        value={search.code}
        onChange={(code) => change({ code })}
      />
      <TextFilter
        label={texts.path}
        type="search"
        placeholder={texts.pathHint}
        value={search.path}
        onChange={(path) => change({ path })}
      />
      <TextFilter
        label={texts.client}
        placeholder={texts.anyClient}
        value={search.client}
        onChange={(client) => change({ client })}
      />
      <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
    </Filters>
  );
}

/** Includes a status that a person typed into the address. */
function statusesWith(status: string | undefined) {
  const isKnown = status === undefined || STATUSES.some(({ value }) => value === status);
  return isKnown ? STATUSES : [...STATUSES, { value: status, label: status }];
}
