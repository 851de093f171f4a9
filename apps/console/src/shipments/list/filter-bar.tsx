import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { TextField } from '../../design/field.js';
import { Select } from '../../design/select.js';
import { SettledField } from '../../design/forms/settled-field.js';
import { statusText } from '../../orders/status.js';
import { messages } from '../messages.js';
import type { ShipmentSearch } from '../search.js';
import { isShipmentStatus, SHIPMENT_STATUSES } from '../shipment-row.js';

const { filters: texts } = messages;

const STATUSES = [
  { value: '', label: texts.anyStatus },
  ...SHIPMENT_STATUSES.map((value) => ({ value, label: statusText(value) })),
];

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: ShipmentSearch }) {
  const navigate = useNavigate({ from: '/shipments' });
  const { kind } = useSession();
  const [open, setOpen] = useState(false);
  const change = (part: ShipmentSearch): void => {
    void navigate({ search: (old) => ({ ...old, ...part }), replace: true });
  };
  const { order, ...chosen } = search;
  return (
    <div className="filters" data-open={open}>
      <Select
        label={texts.status}
        choices={STATUSES}
        value={search.status ?? ''}
        onChange={(status) => change({ status: isShipmentStatus(status) ? status : undefined })}
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
