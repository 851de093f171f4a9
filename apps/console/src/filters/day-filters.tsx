import { firstMoment, lastMoment } from '../address/search-params.js';
import { TextField } from '../design/field.js';
import { momentText } from '../format/moment.js';
import { fill } from '../language/texts.js';
import { usePreferences } from '../preferences/preferences.js';
import { messages } from './messages.js';

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

const BOUNDS = [
  ['from', firstMoment],
  ['until', lastMoment],
] as const;

/** Filters for the first and the last day. If times are local, a chosen day shows its bound in local time. */
export function DayFilters({ value, labels, onChange }: Props) {
  const { clock } = usePreferences();
  const hintOf = (day: string | undefined, boundOf: typeof firstMoment): string | undefined =>
    day === undefined || clock === 'utc'
      ? undefined
      : fill(messages.inLocalTime, { time: momentText(boundOf(day), clock) });
  return BOUNDS.map(([name, boundOf]) => (
    <TextField
      key={name}
      label={labels[name]}
      hint={hintOf(value[name], boundOf)}
      type="date"
      value={value[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value || undefined })}
    />
  ));
}
