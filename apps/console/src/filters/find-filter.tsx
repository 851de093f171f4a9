import { TextFilter } from './text-filter.js';

interface Find {
  text?: string | undefined;
}

interface Props {
  value: Find;
  labels: { text: string; textHint: string };
  onChange: (find: Find) => void;
}

/** A filter by an id of any kind. */
export function FindFilter({ value, labels, onChange }: Props) {
  return (
    <TextFilter
      label={labels.text}
      type="search"
      placeholder={labels.textHint}
      value={value.text}
      onChange={(text) => onChange({ text })}
    />
  );
}
