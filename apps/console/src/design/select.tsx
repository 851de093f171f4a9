import { Select as Base } from '@base-ui/react/select';
import { useId } from 'react';
import { listed } from '../language/texts.js';

export interface Choice<V extends string> {
  value: V;
  label: string;
  /** Shown at the right, for example a count. */
  note?: string | undefined;
}

interface Common<V extends string> {
  label: string;
  /** Explains what to choose. */
  hint?: string | undefined;
  /** The fault of the selected value. */
  fault?: string | undefined;
  choices: readonly Choice<V>[];
}

interface SelectProps<V extends string> extends Common<V> {
  value: V;
  onChange: (value: V) => void;
}

/** A field for one of several choices. */
export function Select<V extends string>({ value, onChange, ...parts }: SelectProps<V>) {
  const { choices } = parts;
  return (
    <Base.Root<V>
      items={[...choices]}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      <Parts {...parts} />
    </Base.Root>
  );
}

interface MultiSelectProps<V extends string> extends Common<V> {
  /** Shown when none is chosen. */
  none: string;
  value: readonly V[];
  onChange: (value: V[]) => void;
}

/** A field for any number of choices; none means all. */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const { none, value, onChange, ...parts } = props;
  const { choices } = parts;
  const chosen = choices.filter((choice) => value.includes(choice.value));
  const text = chosen.length === 0 ? none : listed(chosen.map((choice) => choice.label));
  return (
    <Base.Root<V, true> multiple items={[...choices]} value={[...value]} onValueChange={onChange}>
      <Parts {...parts} text={text} />
    </Base.Root>
  );
}

function Parts<V extends string>(props: Common<V> & { text?: string }) {
  const { label, hint, fault, choices, text } = props;
  const id = useId();
  const note = fault ?? hint;
  return (
    <div className="field">
      <Base.Label className="field-label">{label}</Base.Label>
      <Base.Trigger
        className="input select"
        aria-describedby={note === undefined ? undefined : id}
        aria-invalid={fault !== undefined || undefined}
      >
        <span className="select-text">{text ?? <Base.Value />}</span>
        <Base.Icon className="select-icon">▾</Base.Icon>
      </Base.Trigger>
      {note !== undefined && (
        <p id={id} className={fault === undefined ? 'field-hint' : 'field-fault'}>
          {note}
        </p>
      )}
      <Base.Portal>
        <Base.Positioner className="popup-place" sideOffset={4} alignItemWithTrigger={false}>
          <Base.Popup className="popup">
            <Base.List className="popup-list">
              {choices.map((choice) => (
                <Base.Item key={choice.value} value={choice.value} className="popup-item">
                  <Base.ItemIndicator className="popup-mark">✓</Base.ItemIndicator>
                  <Base.ItemText className="popup-text">{choice.label}</Base.ItemText>
                  {choice.note !== undefined && <span className="popup-note">{choice.note}</span>}
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </div>
  );
}
