import { useState } from 'react';
import { parcelStatuses } from '@entrepot/client';
import { mayCall, readerOf, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import {
  choiceFilter,
  dayFilters,
  findFilter,
  merchantFilter,
  textFilter,
} from '../../filters/filter-bar.js';
import type { ListDefinition } from '../../lists/definition.js';
import { ListPage } from '../../lists/list-page.js';
import { parcelStepText } from '../../orders/status.js';
import { messages } from '../messages.js';
import type { Parcel } from '../parcel-row.js';
import { parcelSubject } from '../parcel-subject.js';
import { ReportDialog } from '../report/report-dialog.js';
import { reportOperation } from '../report/report.js';
import { LIST, type ParcelQuery } from '../requests.js';
import { PARCEL_NEEDS, PARCELS, type ParcelSearch } from '../source.js';
import { PARCEL_ACTIONS } from './parcel-actions.js';
import { PARCEL_COLUMNS } from './parcel-columns.js';

const { empty, filters, raw } = messages;

/** The list of parcels. */
const PARCEL_LIST: ListDefinition<Parcel, ParcelSearch, ParcelQuery> = {
  id: 'parcels',
  source: PARCELS,
  title: messages.title,
  texts: messages,
  columns: PARCEL_COLUMNS,
  csv: [
    'parcelId',
    'orderId',
    'merchantId',
    'salesChannel',
    'status',
    'lastMileTrackingNumber',
    'grossWeight',
    'shipmentId',
    'creationDate',
    'lastUpdateDate',
  ],
  filters: [
    findFilter(filters),
    choiceFilter(
      'status',
      { label: filters.status, any: filters.anyStatus },
      parcelStatuses.map((value) => ({ value, label: parcelStepText(value) })),
    ),
    choiceFilter(
      'needs',
      { label: filters.need, any: filters.anyNeed },
      PARCEL_NEEDS.map((value) => ({ value, label: filters.needs[value] })),
    ),
    textFilter('channel', filters.channel, filters.anyChannel),
    textFilter('shipment', filters.shipment, filters.anyShipment),
    merchantFilter,
    dayFilters(filters),
  ],
  retained: ['order'],
  actions: PARCEL_ACTIONS,
  noneHow: ({ kind }) => (kind === 'fulfillment-partner' ? empty.nonePartner : empty.noneHow),
  raw: { what: raw.list, api: LIST.api, row: parcelSubject },
};

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
