import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readerOf, useSession } from '../../api/session.js';
import { FormDialog } from '../../design/forms/form-dialog.js';
import { momentValue } from '../../design/forms/form-field.js';
import { counted, fill } from '../../language/texts.js';
import { trackingText } from '../../orders/status.js';
import { messages } from '../messages.js';
import { reportTracking } from '../requests.js';
import { reportFields, reportOf } from './report.js';

const { report: texts } = messages;

/** The storage key of the last used carrier id in this browser. */
const CARRIER = 'entrepot.carrier';

interface Props {
  /** Left out if the person enters barcodes. */
  parcelId?: string;
  onClose: () => void;
  /** Called with the result. */
  onDone: (text: string) => void;
}

/** Reports one event of a parcel, or of several. */
export function ReportDialog({ parcelId, onClose, onDone }: Props) {
  const session = useSession();
  const reader = readerOf(session);
  const queries = useQueryClient();
  const [eventDate] = useState(() => momentValue(Date.now()));
  const fields = reportFields(reader, parcelId);
  const first = fields.find(({ name }) => name === 'externalCode')?.choices?.[0]?.value ?? '';
  return (
    <FormDialog
      title={parcelId === undefined ? texts.title : fill(texts.titleOf, { id: parcelId })}
      explained={texts.explained}
      fields={fields}
      initial={{
        externalCode: first,
        eventDate,
        carrierId: localStorage.getItem(CARRIER) ?? session.partnerId ?? '',
      }}
      sendText={texts.send}
      send={async (values) => {
        const report = reportOf(values, parcelId);
        await reportTracking(reader, report);
        return report;
      }}
      onDone={({ carrierId, events }, { externalCode = '' }) => {
        localStorage.setItem(CARRIER, carrierId);
        void queries.invalidateQueries({ queryKey: ['parcel'] });
        void queries.invalidateQueries({ queryKey: ['parcels'] });
        const code = trackingText(externalCode);
        onDone(
          parcelId === undefined
            ? counted(texts.done, events.length, { code })
            : fill(texts.doneOne, { code }),
        );
      }}
      onClose={onClose}
    />
  );
}
