import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from '../../design/button.js';
import { TextField } from '../../design/field.js';
import { Select } from '../../design/select.js';
import { SettledField } from '../../design/forms/settled-field.js';
import { useKeys } from '../../keys/use-keys.js';
import { messages } from './messages.js';
import { SERVICES } from '../../api/services.js';
import type { AuditSearch } from './search.js';

const { filters: texts } = messages;

const CHOICES = [
  { value: '', label: texts.anyService },
  ...SERVICES.map((value) => ({ value, label: value })),
];
const TEXTS = [
  ['who', texts.who, texts.anyone],
  ['what', texts.what, texts.anything],
] as const;

/** The filters of the audit; each change is in the address at once. */
export function FilterBar({ search }: { search: AuditSearch }) {
  const navigate = useNavigate({ from: '/settings/audit' });
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useKeys({ '/': () => bar.current?.querySelector('input')?.focus() });
  const change = (part: AuditSearch): void => {
    void navigate({ search: (old) => ({ ...old, ...part }), replace: true });
  };
  const { open: _open, ...chosen } = search;
  return (
    <div className="filters" ref={bar} data-open={open}>
      <SettledField
        key={`subject ${search.subject}`}
        label={texts.subject}
        type="search"
        placeholder={texts.anySubject}
        initial={search.subject ?? ''}
        onSettled={(subject) => change({ subject })}
      />
      <Button className="filters-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        {texts.title}
      </Button>
      {TEXTS.map(([name, label, placeholder]) => (
        <SettledField
          key={`${name} ${search[name]}`}
          label={label}
          placeholder={placeholder}
          initial={search[name] ?? ''}
          onSettled={(text) => change({ [name]: text })}
        />
      ))}
      <Select
        label={texts.service}
        choices={CHOICES}
        value={search.service ?? ''}
        onChange={(value) => change({ service: SERVICES.find((one) => one === value) })}
      />
      {(['from', 'until'] as const).map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          type="date"
          value={search[name] ?? ''}
          onChange={(event) => change({ [name]: event.target.value || undefined })}
        />
      ))}
      {Object.keys(chosen).length > 0 && (
        <Button look="quiet" onClick={() => void navigate({ search: {} })}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
