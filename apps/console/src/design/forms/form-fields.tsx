import { useId } from 'react';
import { TextField } from '../field.js';
import { MultiSelect, Select } from '../select.js';
import type { FormField, FormValues } from './form-field.js';

interface Props {
  fields: readonly FormField[];
  values: FormValues;
  faults: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** The controls of a form. */
export function FormFields({ fields, values, faults, onChange }: Props) {
  return fields.map((field) => (
    <OneField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      fault={faults[field.name]}
      onChange={(value) => onChange(field.name, value)}
    />
  ));
}

interface FieldProps {
  field: FormField;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

const TYPES = { text: 'text', number: 'number', moment: 'datetime-local', day: 'date' } as const;

function OneField({ field, value, fault, onChange }: FieldProps) {
  const { kind = 'text', label, hint, choices = [], none = '', maxLength, fixed } = field;
  if (kind === 'check')
    return <Check label={label} hint={hint} value={value} onChange={onChange} />;
  if (kind === 'lines')
    return <Lines field={field} value={value} fault={fault} onChange={onChange} />;
  if (kind === 'choice') {
    return (
      <Noted note={fault ?? hint} isFault={fault !== undefined}>
        <Select label={label} choices={choices} value={value} onChange={onChange} />
      </Noted>
    );
  }
  if (kind === 'many') {
    return (
      <Noted note={fault ?? hint} isFault={fault !== undefined}>
        <MultiSelect
          label={label}
          none={none}
          choices={choices}
          value={value.split(',').filter(Boolean)}
          onChange={(some) => onChange(some.join(','))}
        />
      </Noted>
    );
  }
  return (
    <TextField
      label={label}
      hint={hint}
      fault={fault}
      type={TYPES[kind]}
      {...(kind === 'number' && { step: 'any' })}
      maxLength={maxLength}
      readOnly={fixed}
      value={value}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface NotedProps {
  note: string | undefined;
  isFault: boolean;
  children: React.ReactNode;
}

function Noted({ note, isFault, children }: NotedProps) {
  return (
    <div className="field">
      {children}
      {note !== undefined && <p className={isFault ? 'field-fault' : 'field-hint'}>{note}</p>}
    </div>
  );
}

interface CheckProps {
  label: string;
  hint: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

function Check({ label, hint, value, onChange }: CheckProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={value === 'true'}
        onChange={(event) => onChange(event.target.checked ? 'true' : '')}
      />
      <span>
        {label}
        {hint !== undefined && <span className="under">{hint}</span>}
      </span>
    </label>
  );
}

function Lines({ field: { label, hint }, value, fault, onChange }: FieldProps) {
  const id = useId();
  const note = fault ?? hint;
  return (
    <Noted note={note} isFault={fault !== undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="input input-lines"
        rows={4}
        value={value}
        spellCheck={false}
        aria-invalid={fault !== undefined || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Noted>
  );
}
