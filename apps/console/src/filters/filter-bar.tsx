import type { ReactNode } from 'react';
import { TextField } from '../design/field.js';
import { MultiSelect, Select, type Choice } from '../design/select.js';
import type { SuggestionKind } from '../design/forms/suggestions.js';
import { DayFilters } from './day-filters.js';
import { Filters } from './filters.js';
import { MerchantFilter } from './merchant-filter.js';
import { SuggestFilter } from './suggest-filter.js';
import { TextFilter } from './text-filter.js';
import { useFilters } from './use-filters.js';

type Given<N extends string> = Partial<Record<N, string | undefined>>;

/** The control of a filter. N: its names in the address */
export type FilterField<N extends string> = (
  search: Given<N>,
  change: (part: Given<N>) => void,
) => ReactNode;

interface Props<S extends object> {
  search: S;
  /** Without the first one, a narrow screen shows the others on demand. */
  fields: readonly FilterField<keyof S & string>[];
  /** What of the address is no filter, and stays when the filters are cleared. */
  retained?: readonly (keyof S & string)[];
}

/** The filters of a list; each change is in the address at once. */
export function FilterBar<S extends object>({ search, fields, retained = [] }: Props<S>) {
  const { change, onClear } = useFilters(search, ...retained);
  const [first, ...otherFields] = fields.map((field) => field(search, (part) => change(part as S)));
  return (
    <Filters onClear={onClear} first={first}>
      {otherFields}
    </Filters>
  );
}

function partOf<N extends string>(name: N, value: string | undefined): Given<N> {
  return { [name]: value || undefined } as Given<N>;
}

/** A field for a text; while it is empty, it shows the hint. */
export function textFilter<N extends string>(
  name: N,
  label: string,
  hint: string,
  type: 'text' | 'search' = 'text',
): FilterField<N> {
  return (search, change) => (
    <TextFilter
      key={name}
      label={label}
      placeholder={hint}
      type={type}
      value={search[name]}
      onChange={(text) => change(partOf(name, text))}
    />
  );
}

/** A part of an id or of another text, by which records are found. */
export function findFilter({ text, textHint }: { text: string; textHint: string }) {
  return textFilter('text', text, textHint, 'search');
}

/** One of several choices, or any. */
export function choiceFilter<N extends string>(
  name: N,
  texts: { label: string; any: string },
  choices: readonly Choice<string>[],
): FilterField<N> {
  return (search, change) => (
    <Select
      key={name}
      label={texts.label}
      choices={[{ value: '', label: texts.any }, ...choices]}
      value={search[name] ?? ''}
      onChange={(value) => change(partOf(name, value))}
    />
  );
}

/** Some of several choices, with commas between them in the address; none means any. */
export function choicesFilter<N extends string>(
  name: N,
  texts: { label: string; any: string },
  choices: readonly Choice<string>[],
): FilterField<N> {
  return (search, change) => (
    <MultiSelect
      key={name}
      label={texts.label}
      none={texts.any}
      choices={choices}
      value={search[name]?.split(',') ?? []}
      onChange={(values) => change(partOf(name, values.join(',')))}
    />
  );
}

/** A field that suggests ids; while it is empty, it shows the hint. */
export function suggestFilter<N extends string>(
  name: N,
  kind: SuggestionKind,
  label: string,
  hint: string,
): FilterField<N> {
  return (search, change) => (
    <SuggestFilter
      key={name}
      kind={kind}
      label={label}
      placeholder={hint}
      value={search[name]}
      onChange={(id) => change(partOf(name, id))}
    />
  );
}

export function dayFilter<N extends string>(name: N, label: string): FilterField<N> {
  return (search, change) => (
    <TextField
      key={name}
      label={label}
      type="date"
      value={search[name] ?? ''}
      onChange={({ target }) => change(partOf(name, target.value))}
    />
  );
}

/** The merchant whose records are listed, for operators. */
export const merchantFilter: FilterField<'merchant'> = ({ merchant }, change) => (
  <MerchantFilter key="merchant" value={merchant} onChange={(id) => change({ merchant: id })} />
);

/** The first and the last day of what is listed. */
export function dayFilters(labels: { from: string; until: string }): FilterField<'from' | 'until'> {
  return (search, change) => (
    <DayFilters key="days" value={search} labels={labels} onChange={change} />
  );
}
