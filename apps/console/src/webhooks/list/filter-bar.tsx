import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { SettledField } from '../../design/forms/settled-field.js';
import { Select } from '../../design/select.js';
import { messages } from '../messages.js';
import { ENDPOINT_STATES } from '../search.js';
import type { WebhookSearch } from '../search.js';

const { filters: texts } = messages;

const STATES = [
  { value: '', label: texts.anyState },
  ...ENDPOINT_STATES.map((value) => ({ value, label: messages.states[value] })),
];

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: WebhookSearch }) {
  const navigate = useNavigate({ from: '/webhooks' });
  const { kind } = useSession();
  const [open, setOpen] = useState(false);
  const { state, merchant } = search;
  const change = (part: WebhookSearch): void => {
    void navigate({ search: (old) => ({ ...old, ...part }), replace: true });
  };
  return (
    <div className="filters" data-open={open}>
      <Select
        label={texts.state}
        choices={STATES}
        value={state ?? ''}
        onChange={(value) => change({ state: ENDPOINT_STATES.find((one) => one === value) })}
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
      {(state ?? merchant) !== undefined && (
        <Button look="quiet" onClick={() => void navigate({ search: {} })}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
