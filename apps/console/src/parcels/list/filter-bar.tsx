import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { TextField } from '../../design/field.js';
import { Select } from '../../design/select.js';
import { SettledField } from '../../design/forms/settled-field.js';
import { useKeys } from '../../keys/use-keys.js';
import { statusText } from '../../orders/status.js';
import { messages } from '../messages.js';
import { isParcelStatus, PARCEL_STATUSES } from '../parcel-row.js';
import type { ParcelSearch } from '../search.js';

const { filters: texts } = messages;

const STATUSES = [
  { value: '', label: texts.anyStatus },
  ...PARCEL_STATUSES.map((value) => ({ value, label: statusText(value) })),
];
/** Whole ids, which take effect once they are complete. */
const IDS = [
  ['channel', texts.channel, texts.anyChannel],
  ['shipment', texts.shipment, texts.anyShipment],
  ['merchant', texts.merchant, texts.anyMerchant],
] as const;

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: ParcelSearch }) {
  const navigate = useNavigate({ from: '/parcels' });
  const { kind } = useSession();
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useKeys({ '/': () => bar.current?.querySelector('input')?.focus() });

  const change = (part: ParcelSearch): void => {
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
      <Select
        label={texts.status}
        choices={STATUSES}
        value={search.status ?? ''}
        onChange={(status) => change({ status: isParcelStatus(status) ? status : undefined })}
      />
      {IDS.filter(([name]) => name !== 'merchant' || kind === 'operator').map(
        ([name, label, placeholder]) => (
          <SettledField
            key={`${name} ${search[name]}`}
            label={label}
            placeholder={placeholder}
            initial={search[name] ?? ''}
            onSettled={(id) => change({ [name]: id })}
          />
        ),
      )}
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
        <Button look="quiet" onClick={() => void navigate({ search: order ? { order } : {} })}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
