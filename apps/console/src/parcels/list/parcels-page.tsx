import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall, readerOf, useSession } from '../../api/session.js';
import type { Session } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { EmptyState } from '../../design/empty-state.js';
import { PagedList } from '../../design/tables/paged-list.js';
import { AsOf } from '../../live/as-of.js';
import { Raw } from '../../raw/raw.js';
import { keyOf, PARCELS_FEED } from '../changes.js';
import { messages } from '../messages.js';
import { listSubject, parcelSubject } from '../parcel-subject.js';
import { ReportDialog } from '../report/report-dialog.js';
import { reportOperation } from '../report/report.js';
import { parcelSearch } from '../search.js';
import type { ParcelSearch } from '../search.js';
import { useParcels } from '../use-parcels.js';
import { FilterBar } from './filter-bar.js';
import { ALL_COLUMNS, MERCHANT_COLUMNS } from './parcel-columns.js';

/** The list of parcels with its filters, which are in the address. */
export function ParcelsPage() {
  const search = useSearch({ from: '/shell/parcels', select: parcelSearch });
  const session = useSession();
  const reader = readerOf(session);
  const list = useParcels(search);
  const [reporting, setReporting] = useState(false);
  const [done, setDone] = useState('');
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{messages.title}</h1>
        {mayCall(session, reportOperation(reader)) && (
          <Button onClick={() => setReporting(true)}>{messages.report.open}</Button>
        )}
        <output className="done">{done}</output>
        <AsOf readAt={list.dataUpdatedAt} feed={PARCELS_FEED.name} />
        <Raw
          subject={list.data && listSubject(reader, search, list.data.pages[0])}
          rowSubject={(parcelId) => parcelSubject(reader, parcelId)}
        />
      </header>
      <FilterBar search={search} />
      <PagedList
        list={list}
        label={messages.title}
        columns={session.kind === 'merchant' ? MERCHANT_COLUMNS : ALL_COLUMNS}
        keyOf={keyOf}
        scrollId="parcels"
        texts={messages}
        empty={<NoParcels search={search} kind={session.kind} />}
      />
      {reporting && (
        <ReportDialog
          onClose={() => setReporting(false)}
          onDone={(text) => {
            setDone(text);
            setReporting(false);
          }}
        />
      )}
    </section>
  );
}

function NoParcels({ search, kind }: { search: ParcelSearch; kind: Session['kind'] }) {
  const filtered = Object.keys(search).some((name) => name !== 'order');
  const { empty } = messages;
  const how = kind === 'fulfillment-partner' ? empty.nonePartner : empty.noneHow;
  return (
    <EmptyState title={filtered ? empty.filtered : empty.none}>
      {filtered ? empty.filteredHow : how}
    </EmptyState>
  );
}
