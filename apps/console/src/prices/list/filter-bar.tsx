import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { TextField } from '../../design/field.js';
import { SettledField } from '../../design/forms/settled-field.js';
import { useKeys } from '../../keys/use-keys.js';
import { messages } from '../messages.js';
import type { PriceSearch } from '../search.js';

const { filters: texts } = messages;

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: PriceSearch }) {
  const navigate = useNavigate({ from: '/prices' });
  const { kind } = useSession();
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useKeys({ '/': () => bar.current?.querySelector('input')?.focus() });

  const change = (part: PriceSearch): void => {
    void navigate({ search: (old) => ({ ...old, ...part }), replace: true });
  };
  const { order, ...chosen } = search;
  return (
    <div className="filters" ref={bar} data-open={open}>
      <SettledField
        key={`text ${search.text}`}
        label={texts.text}
        type="search"
        placeholder={texts.textHint}
        initial={search.text ?? ''}
        onSettled={(text) => change({ text })}
      />
      <Button className="filters-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        {texts.title}
      </Button>
      {kind === 'operator' && (
        <SettledField
          key={`merchant ${search.merchant}`}
          label={texts.merchant}
          placeholder={texts.anyMerchant}
          initial={search.merchant ?? ''}
          onSettled={(merchant) => change({ merchant })}
        />
      )}
      <TextField
        label={texts.from}
        type="date"
        value={search.from ?? ''}
        onChange={(event) => change({ from: event.target.value || undefined })}
      />
      <TextField
        label={texts.until}
        type="date"
        value={search.until ?? ''}
        onChange={(event) => change({ until: event.target.value || undefined })}
      />
      {Object.keys(chosen).length > 0 && (
        <Button look="quiet" onClick={() => void navigate({ search: order ? { order } : {} })}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
