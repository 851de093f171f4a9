import { Autocomplete } from '@base-ui/react/autocomplete';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { hasWords } from '../../language/search-key.js';
import { Field, type FieldProps } from '../field.js';

/** One of the texts that a field suggests. */
export interface Suggestion {
  value: string;
  /** Shown beside the value and searched as well, for example the name of a country. */
  note?: string | undefined;
}

interface Props extends Omit<FieldProps, 'children'> {
  value: string;
  suggestions: readonly Suggestion[];
  placeholder?: string | undefined;
  onChange: (value: string) => void;
  /** Called with a complete value: a chosen suggestion, or the text on Enter or when the field is left. */
  onSettled?: ((value: string) => void) | undefined;
  /** Whether the plain field, which this one replaces, had the focus. */
  takesFocus: RefObject<boolean>;
}

/** The maximum number of suggestions: people do not read longer lists. */
const SHOWN_MAX = 50;

/** A field for a text that is usually from a list; other texts can be typed, too. */
export function Combobox({ label, hint, fault, suggestions, ...props }: Props) {
  const { value, placeholder, onChange, onSettled, takesFocus } = props;
  const [isOpen, setOpen] = useState(false);
  // An open popup hides everything else from screen readers, which an empty popup must not do.
  const isShown = isOpen && suggestions.some((suggestion) => matches(suggestion, value));
  const highlighted = useRef<Suggestion | undefined>(undefined);
  const place = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = place.current;
    if (!takesFocus.current || !input) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, [takesFocus]);
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(ids) => (
        <Autocomplete.Root<Suggestion>
          items={suggestions}
          limit={SHOWN_MAX}
          value={value}
          filter={matches}
          itemToStringValue={(suggestion) => suggestion.value}
          openOnInputClick
          open={isShown}
          onOpenChange={setOpen}
          onItemHighlighted={(suggestion) => {
            highlighted.current = suggestion;
          }}
          onValueChange={(text, { reason }) => {
            onChange(text);
            if (reason === 'item-press') onSettled?.(text);
          }}
        >
          <Autocomplete.Input
            {...ids}
            ref={place}
            className="input"
            placeholder={placeholder}
            spellCheck={false}
            autoComplete="off"
            onBlur={() => {
              if (!isShown) setOpen(false);
              onSettled?.(value);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && !highlighted.current) onSettled?.(value);
            }}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className="popup-place" sideOffset={4}>
              <Autocomplete.Popup className="popup">
                <Autocomplete.List className="popup-list">{item}</Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}

function item(suggestion: Suggestion) {
  return (
    <Autocomplete.Item key={suggestion.value} value={suggestion} className="popup-item">
      <span className="popup-text">{suggestion.value}</span>
      {suggestion.note !== undefined && <span className="popup-note">{suggestion.note}</span>}
    </Autocomplete.Item>
  );
}

/** Whether the value or the note contains the words of the text; a complete value is no longer suggested. */
function matches({ value, note = '' }: Suggestion, text: string): boolean {
  return value.toLowerCase() !== text.trim().toLowerCase() && hasWords(`${value} ${note}`, text);
}
