import { Select as Base } from '@base-ui/react/select';

export interface Choice<V extends string> {
  value: V;
  label: string;
  /** Shown at the right, for example how many there are. */
  note?: string | undefined;
}

interface Common<V extends string> {
  label: string;
  choices: readonly Choice<V>[];
}

interface SelectProps<V extends string> extends Common<V> {
  value: V;
  onChange: (value: V) => void;
}

/** One of several choices. */
export function Select<V extends string>({ label, choices, value, onChange }: SelectProps<V>) {
  return (
    <Base.Root<V>
      items={[...choices]}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      <Parts label={label} choices={choices} />
    </Base.Root>
  );
}

interface MultiSelectProps<V extends string> extends Common<V> {
  /** Shown when none is chosen. */
  none: string;
  value: readonly V[];
  onChange: (value: V[]) => void;
}

/** Any number of choices; none means all. */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const { label, choices, none, value, onChange } = props;
  const text = choices
    .filter((one) => value.includes(one.value))
    .map((one) => one.label)
    .join(', ');
  return (
    <Base.Root<V, true> multiple items={[...choices]} value={[...value]} onValueChange={onChange}>
      <Parts label={label} choices={choices} text={text || none} />
    </Base.Root>
  );
}

function Parts<V extends string>({ label, choices, text }: Common<V> & { text?: string }) {
  return (
    <div className="field">
      <Base.Label className="field-label">{label}</Base.Label>
      <Base.Trigger className="input select">
        <span className="select-text">{text ?? <Base.Value />}</span>
        <Base.Icon className="select-icon">▾</Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="popup-place" sideOffset={4} alignItemWithTrigger={false}>
          <Base.Popup className="popup">
            <Base.List className="popup-list">
              {choices.map((one) => (
                <Base.Item key={one.value} value={one.value} className="popup-item">
                  <Base.ItemIndicator className="popup-mark">✓</Base.ItemIndicator>
                  <Base.ItemText className="popup-text">{one.label}</Base.ItemText>
                  {one.note !== undefined && <span className="popup-note">{one.note}</span>}
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </div>
  );
}
