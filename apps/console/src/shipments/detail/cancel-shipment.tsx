import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.js';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { FormDialog } from '../../design/forms/form-dialog.js';
import { SHIPMENTS } from '../source.js';
import { messages } from '../messages.js';
import type { Shipment } from '../shipment-row.js';

const { cancel: texts } = messages;

/** A button for sessions that may cancel, while the shipment has not left. */
export function CancelShipment({ shipment }: { shipment: Shipment }) {
  const session = useSession();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const close = (): void => setOpen(false);
  const mayCancel = mayCall(session, 'cancelShipment') && shipment.status === 'CREATED';
  if (!mayCancel && done === '') return undefined;
  return (
    <div className="actions">
      {mayCancel && (
        <Button look="danger" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
      <output className="actions-done">{done}</output>
      {open && (
        <FormDialog
          title={texts.title}
          explained={texts.explained}
          sendText={texts.send}
          confirm={shipment.id}
          send={() => call('cancelShipment', { path: { shipmentId: shipment.id } })}
          onDone={(after) => {
            SHIPMENTS.feed.apply(queries, { rows: [after], incomplete: false });
            void queries.invalidateQueries({ queryKey: ['parcel'] });
            setDone(texts.done);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
