import { TextField } from '../design/field.js';

interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

interface Props {
  /** UTC: `2026-11-24`. */
  value: Days;
  labels: { from: string; until: string };
  onChange: (days: Days) => void;
}

/** The first and the last day of what is listed. */
export function DayFilters({ value, labels, onChange }: Props) {
  return (['from', 'until'] as const).map((name) => (
    <TextField
      key={name}
      label={labels[name]}
      type="date"
      value={value[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value || undefined })}
    />
  ));
}
