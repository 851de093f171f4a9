import { CheckField, TextArea, TextField } from '../field.js';
import { MultiSelect, Select } from '../select.js';
import type { FormField, FormValues } from './form-field.js';
import { SuggestField } from './suggest-field.js';

interface Props {
  fields: readonly FormField[];
  values: FormValues;
  faults: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

export function FormFields({ fields, values, faults, onChange }: Props) {
  return fields.map((field) => {
    const { name, label, hint, control: Control } = field;
    const fault = faults[name];
    return Control ? (
      <Control key={name} {...{ label, hint, fault, values, onChange }} />
    ) : (
      <OneField
        key={name}
        field={field}
        value={values[name] ?? ''}
        fault={fault}
        onChange={(value) => onChange(name, value)}
      />
    );
  });
}

interface FieldProps {
  field: FormField;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

const TYPES = { text: 'text', number: 'number', moment: 'datetime-local', day: 'date' } as const;

function OneField({ field, value, fault, onChange }: FieldProps) {
  const { kind = 'text', label, hint, choices = [], none = '', maxLength, fixed, suggest } = field;
  const noted = { label, hint, fault };
  const typed = { value, spellCheck: false, autoComplete: 'off' };
  if (suggest && !fixed) {
    // The text is not cut to the length of a code, since people also type names.
    return <SuggestField kind={suggest} {...noted} value={value} onChange={onChange} />;
  }
  switch (kind) {
    case 'check':
      return (
        <CheckField
          label={label}
          hint={hint}
          checked={value === 'true'}
          onChange={(event) => onChange(event.target.checked ? 'true' : '')}
        />
      );
    case 'lines':
      return (
        <TextArea
          {...noted}
          {...typed}
          rows={4}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'choice':
      return <Select {...noted} choices={choices} value={value} onChange={onChange} />;
    case 'many':
      return (
        <MultiSelect
          {...noted}
          none={none}
          choices={choices}
          value={value.split(',').filter(Boolean)}
          onChange={(some) => onChange(some.join(','))}
        />
      );
    default:
      return (
        <TextField
          {...noted}
          {...typed}
          type={TYPES[kind]}
          {...(kind === 'number' && { step: 'any' })}
          maxLength={maxLength}
          readOnly={fixed}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
