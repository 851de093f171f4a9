import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/client.js';
import { Button } from '../../design/button.js';
import { FormDialog } from '../../design/forms/form-dialog.js';
import { momentValue } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import type { Parcel } from '../../parcels/parcel-row.js';
import { messages } from '../messages.js';
import { FIELDS, FIELDS_OF_ONE, shipmentOf } from './shipment-form.js';

const { create: texts } = messages;

const HOUR_MS = 3_600_000;

interface Props {
  /** The only parcel; left out if the person chooses parcels. */
  parcel?: Parcel;
}

/** A button that opens the form of a shipment, creates it and opens it. */
export function CreateShipment({ parcel }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={parcel ? 'plain' : 'primary'} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && <CreateDialog parcel={parcel} onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateDialog({ parcel, onClose }: { parcel: Parcel | undefined; onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [now] = useState(Date.now);
  return (
    <FormDialog
      title={parcel ? fill(texts.titleOf, { id: parcel.parcelId }) : texts.title}
      explained={texts.explained}
      fields={parcel ? FIELDS_OF_ONE : FIELDS}
      initial={{
        parcelIds: parcel?.parcelId ?? '',
        expectedShipDate: momentValue(now + HOUR_MS),
        expectedDeliveryDate: momentValue(now + 24 * HOUR_MS),
      }}
      sendText={texts.send}
      send={(values, key) =>
        call('createShipment', { body: shipmentOf(values), idempotencyKey: key })
      }
      onDone={(shipment) => {
        queries.setQueryData(['shipment', shipment.id], shipment);
        void queries.invalidateQueries({ queryKey: ['shipments'] });
        void queries.invalidateQueries({ queryKey: ['parcel'] });
        void navigate({ to: '/shipments/$shipmentId', params: { shipmentId: shipment.id } });
      }}
      onClose={onClose}
    />
  );
}
