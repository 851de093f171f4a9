import { SuggestField } from '../design/forms/suggest-field.js';
import { useFollowed } from '../design/forms/use-followed.js';
import type { SuggestionKind } from '../design/forms/suggestions.js';

interface Props {
  kind: SuggestionKind;
  label: string;
  placeholder: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter by an id with suggestions, which takes effect once it is complete; it follows the address. */
export function SuggestFilter({ value = '', onChange, ...field }: Props) {
  const [text, setText] = useFollowed(value);
  const settle = (entered: string): void => {
    if (entered.trim() !== value) onChange(entered.trim() || undefined);
  };
  return <SuggestField {...field} value={text} onChange={setText} onSettled={settle} />;
}
