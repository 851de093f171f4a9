import { useState } from 'react';
import { mayCall, readerOf, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { ListPage } from '../../lists/list-page.js';
import { messages } from '../messages.js';
import { ReportDialog } from '../report/report-dialog.js';
import { reportOperation } from '../report/report.js';
import { PARCEL_LIST } from './parcel-list.js';

/** The list of parcels, and the form that reports tracking events. */
export function ParcelsPage() {
  const session = useSession();
  const [reporting, setReporting] = useState(false);
  const [done, setDone] = useState('');
  return (
    <ListPage
      definition={PARCEL_LIST}
      head={
        <>
          {mayCall(session, reportOperation(readerOf(session))) && (
            <Button onClick={() => setReporting(true)}>{messages.report.open}</Button>
          )}
          <output className="done">{done}</output>
        </>
      }
    >
      {reporting && (
        <ReportDialog
          onClose={() => setReporting(false)}
          onDone={(text) => {
            setDone(text);
            setReporting(false);
          }}
        />
      )}
    </ListPage>
  );
}
