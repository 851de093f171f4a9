import { useState } from 'react';
import { Button } from '../design/button.js';
import { FormDialog } from '../design/forms/form-dialog.js';
import type { FormField } from '../design/forms/form-field.js';
import { SecretDialog } from '../design/forms/secret-dialog.js';
import { messages } from './messages.js';

const CHANNELS = ['ECOM', 'MELI', 'SHOP'].map((value) => ({ value, label: value }));

const FIELDS: readonly FormField[] = [
  { name: 'name', label: 'Name', hint: 'As people call it.' },
  { name: 'rate', label: 'Rate', kind: 'number' },
  { name: 'from', label: 'In force from (UTC)', kind: 'moment', optional: true },
  { name: 'channel', label: 'Channel', kind: 'choice', choices: CHANNELS },
  { name: 'channels', label: 'Channels', kind: 'many', none: 'None', choices: CHANNELS },
  { name: 'parcels', label: 'Parcels', kind: 'lines', hint: 'One a line.' },
  { name: 'active', label: 'Active', kind: 'check' },
];

/** Shows the form of an act with each kind of field, and a secret that is shown only once. */
export function Forms() {
  const [open, setOpen] = useState<'form' | 'secret'>();
  const close = (): void => setOpen(undefined);
  return (
    <div className="row">
      <Button onClick={() => setOpen('form')}>{messages.openForm}</Button>
      <Button onClick={() => setOpen('secret')}>{messages.openSecret}</Button>
      {open === 'form' && (
        <FormDialog
          title="Close a channel"
          explained="Its SKUs are withdrawn in the background."
          fields={FIELDS}
          initial={{ channel: 'MELI' }}
          confirm="MELI"
          sendText="Close"
          send={() => Promise.resolve()}
          onDone={close}
          onClose={close}
        />
      )}
      {open === 'secret' && (
        <SecretDialog
          title="The secret of ACME"
          label="Client secret"
          secret="a secret that is no secret"
          explained="It is shown only once."
          onClose={close}
        />
      )}
    </div>
  );
}
