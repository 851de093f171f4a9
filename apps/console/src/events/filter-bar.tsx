import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSession } from '../api/session.js';
import { Button } from '../design/button.js';
import { MultiSelect } from '../design/select.js';
import { SettledField } from '../design/forms/settled-field.js';
import { useKeys } from '../keys/use-keys.js';
import { fill } from '../language/texts.js';
import { messages } from './messages.js';
import type { EventSearch } from './search.js';
import { useEventTypes } from './use-event-types.js';

const { filters: texts } = messages;

/** Which events are followed; each change is in the address at once. */
export function FilterBar({ search }: { search: EventSearch }) {
  const navigate = useNavigate({ from: '/events' });
  const { kind } = useSession();
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useKeys({ '/': () => bar.current?.querySelector('input')?.focus() });
  const types = useEventTypes();
  const change = (part: EventSearch): void => {
    void navigate({ search: (old) => ({ ...old, ...part }), replace: true });
  };
  const { subject, merchant, trace, types: chosen } = search;
  return (
    <div className="filters" ref={bar} data-open={open}>
      {kind === 'operator' && (
        <SettledField
          key={`merchant ${merchant}`}
          label={texts.merchant}
          placeholder={texts.merchantHint}
          initial={merchant ?? ''}
          onSettled={(next) => change({ merchant: next })}
        />
      )}
      <SettledField
        key={`subject ${subject}`}
        label={texts.subject}
        type="search"
        placeholder={texts.subjectHint}
        initial={subject ?? ''}
        onSettled={(next) => change({ subject: next })}
      />
      <Button className="filters-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        {texts.title}
      </Button>
      <MultiSelect
        label={texts.types}
        none={texts.anyType}
        choices={types}
        value={chosen?.split(',') ?? []}
        onChange={(next) => change({ types: next.join(',') || undefined })}
      />
      {trace !== undefined && (
        <Button look="quiet" onClick={() => change({ trace: undefined })}>
          {fill(texts.trace, { trace: trace.slice(0, 8) })} ✕
        </Button>
      )}
      {(subject ?? chosen ?? trace) !== undefined && (
        <Button
          look="quiet"
          onClick={() => void navigate({ search: merchant ? { merchant } : {} })}
        >
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
