import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { TextField } from '../../design/field.js';
import { MultiSelect, Select } from '../../design/select.js';
import { SettledField } from '../../design/forms/settled-field.js';
import { useKeys } from '../../keys/use-keys.js';
import { LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import { statusesOf } from '../search.js';
import type { OrderSearch } from '../search.js';
import { ORDER_STATUSES, statusText } from '../status.js';
import { useCounts } from './use-counts.js';

const { filters: texts } = messages;

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: OrderSearch }) {
  const navigate = useNavigate({ from: '/orders' });
  const { kind } = useSession();
  const [open, setOpen] = useState(false);
  const { statuses, channels } = useCounts(search);
  const bar = useRef<HTMLDivElement>(null);
  useKeys({ '/': () => bar.current?.querySelector('input')?.focus() });

  const change = (part: OrderSearch): void => {
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
      <MultiSelect
        label={texts.status}
        none={texts.anyStatus}
        choices={ORDER_STATUSES.map((value) => ({
          value,
          label: statusText(value),
          note: countText(statuses.get(value)),
        }))}
        value={statusesOf(search)}
        onChange={(some) => change({ status: some.join(',') || undefined })}
      />
      <Select
        label={texts.channel}
        choices={channelChoices(search.channel, channels)}
        value={search.channel ?? ''}
        onChange={(channel) => change({ channel: channel || undefined })}
      />
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

/** The channels that have orders, and the chosen one. */
function channelChoices(chosen: string | undefined, counts: ReadonlyMap<string, number>) {
  const known = new Set([...counts.keys(), ...(chosen === undefined ? [] : [chosen])]);
  return [
    { value: '', label: texts.anyChannel },
    ...[...known]
      .toSorted()
      .map((value) => ({ value, label: value, note: countText(counts.get(value)) })),
  ];
}

function countText(count: number | undefined): string | undefined {
  return count?.toLocaleString(LOCALE);
}
