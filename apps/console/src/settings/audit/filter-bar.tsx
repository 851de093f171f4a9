import { serviceNames } from '@entrepot/client';
import { Select } from '../../design/select.js';
import { DayFilters } from '../../filters/day-filters.js';
import { Filters } from '../../filters/filters.js';
import { TextFilter } from '../../filters/text-filter.js';
import { useFilters } from '../../filters/use-filters.js';
import { messages } from './messages.js';
import type { AuditSearch } from './source.js';

const { filters: texts } = messages;

const CHOICES = [
  { value: '', label: texts.anyService },
  ...serviceNames.map((value) => ({ value, label: value })),
];
const TEXTS = [
  ['who', texts.who, texts.anyone],
  ['what', texts.what, texts.anything],
] as const;

/** The filters of the audit; each change is in the address at once. */
export function FilterBar({ search }: { search: AuditSearch }) {
  const { change, onClear } = useFilters(search, 'open');
  return (
    <Filters
      onClear={onClear}
      first={
        <TextFilter
          label={texts.subject}
          type="search"
          placeholder={texts.anySubject}
          value={search.subject}
          onChange={(subject) => change({ subject })}
        />
      }
    >
      {TEXTS.map(([name, label, placeholder]) => (
        <TextFilter
          key={name}
          label={label}
          placeholder={placeholder}
          value={search[name]}
          onChange={(text) => change({ [name]: text })}
        />
      ))}
      <Select
        label={texts.service}
        choices={CHOICES}
        value={search.service ?? ''}
        onChange={(value) => change({ service: serviceNames.find((one) => one === value) })}
      />
      <DayFilters value={search} labels={texts} onChange={change} />
    </Filters>
  );
}
