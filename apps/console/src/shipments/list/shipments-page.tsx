import { useSearch } from '@tanstack/react-router';
import { mayCall, readerOf, useSession } from '../../api/session.js';
import { EmptyState } from '../../design/empty-state.js';
import { PagedList } from '../../design/tables/paged-list.js';
import { AsOf } from '../../live/as-of.js';
import { Raw } from '../../raw/raw.js';
import { keyOf, SHIPMENTS_FEED } from '../changes.js';
import { CreateShipment } from '../create/create-shipment.js';
import { messages } from '../messages.js';
import { shipmentSearch } from '../search.js';
import type { ShipmentSearch } from '../search.js';
import { listSubject, shipmentSubject } from '../shipment-subject.js';
import { useShipments } from '../use-shipments.js';
import { FilterBar } from './filter-bar.js';
import { ALL_COLUMNS, MERCHANT_COLUMNS } from './shipment-columns.js';

/** The list of shipments with its filters, which are in the address. */
export function ShipmentsPage() {
  const search = useSearch({ from: '/shell/shipments', select: shipmentSearch });
  const session = useSession();
  const reader = readerOf(session);
  const list = useShipments(search);
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{messages.title}</h1>
        {mayCall(session, 'createShipment') && <CreateShipment />}
        <AsOf readAt={list.dataUpdatedAt} feed={SHIPMENTS_FEED.name} />
        <Raw
          subject={list.data && listSubject(reader, search, list.data.pages[0])}
          rowSubject={(id) => shipmentSubject(reader, id)}
        />
      </header>
      <FilterBar search={search} />
      <PagedList
        list={list}
        label={messages.title}
        columns={session.kind === 'merchant' ? MERCHANT_COLUMNS : ALL_COLUMNS}
        keyOf={keyOf}
        scrollId="shipments"
        texts={messages}
        empty={<NoShipments search={search} operator={reader === 'operator'} />}
      />
    </section>
  );
}

function NoShipments({ search, operator }: { search: ShipmentSearch; operator: boolean }) {
  const filtered = Object.keys(search).some((name) => name !== 'order');
  const { empty } = messages;
  const how = operator ? empty.noneOperator : empty.noneHow;
  return (
    <EmptyState title={filtered ? empty.filtered : empty.none}>
      {filtered ? empty.filteredHow : how}
    </EmptyState>
  );
}
