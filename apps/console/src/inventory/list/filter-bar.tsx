import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { SettledField } from '../../design/forms/settled-field.js';
import { useKeys } from '../../keys/use-keys.js';
import { messages } from '../messages.js';
import type { InventorySearch } from '../search.js';

const { filters: texts } = messages;

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: InventorySearch }) {
  const navigate = useNavigate({ from: '/inventory' });
  const { kind } = useSession();
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useKeys({ '/': () => bar.current?.querySelector('input')?.focus() });

  const change = (part: InventorySearch): void => {
    void navigate({ search: (old) => ({ ...old, ...part }), replace: true });
  };
  const { text, merchant, order } = search;
  return (
    <div className="filters" ref={bar} data-open={open}>
      <SettledField
        key={`text ${text}`}
        label={texts.text}
        type="search"
        placeholder={texts.textHint}
        initial={text ?? ''}
        onSettled={(next) => change({ text: next })}
      />
      {kind === 'operator' && (
        <>
          <Button className="filters-open" aria-expanded={open} onClick={() => setOpen(!open)}>
            {texts.title}
          </Button>
          <SettledField
            key={`merchant ${merchant}`}
            label={texts.merchant}
            placeholder={texts.anyMerchant}
            initial={merchant ?? ''}
            onSettled={(next) => change({ merchant: next })}
          />
        </>
      )}
      {(text ?? merchant) !== undefined && (
        <Button look="quiet" onClick={() => void navigate({ search: order ? { order } : {} })}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
