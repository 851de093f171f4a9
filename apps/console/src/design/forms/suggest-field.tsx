import { lazy, Suspense, useRef, type ComponentProps } from 'react';
import type { Combobox as Base } from './combobox.js';
import { TextField } from '../field.js';
import { useSuggestions, type SuggestionKind } from './suggestions.js';

/** Loaded when a page has such a field; the first page of the console has none. */
const Combobox = lazy(async () => ({ default: (await import('./combobox.js')).Combobox }));

interface Props extends Omit<ComponentProps<typeof Base>, 'suggestions' | 'takesFocus'> {
  kind: SuggestionKind;
}

/** A field for an id or a code, with suggestions of existing values. */
export function SuggestField({ kind, ...field }: Props) {
  const suggestions = useSuggestions(kind, field.value);
  const { onChange, onSettled: _later, ...input } = field;
  // A person can start typing before the combobox replaces the plain field, and continues in the combobox.
  const takesFocus = useRef(false);
  const plain = (
    <TextField
      {...input}
      onChange={({ target }) => onChange(target.value)}
      onFocus={() => {
        takesFocus.current = true;
      }}
      onBlur={() => {
        takesFocus.current = false;
      }}
    />
  );
  return (
    <Suspense fallback={plain}>
      <Combobox {...field} suggestions={suggestions} takesFocus={takesFocus} />
    </Suspense>
  );
}
