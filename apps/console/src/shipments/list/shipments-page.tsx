import { shipmentStatuses } from '@entrepot/client';
import { mayCall, useSession } from '../../api/session.js';
import { choiceFilter, dayFilters, merchantFilter } from '../../filters/filter-bar.js';
import type { ListDefinition } from '../../lists/definition.js';
import { ListPage } from '../../lists/list-page.js';
import { CreateShipment } from '../create/create-shipment.js';
import { messages } from '../messages.js';
import { LIST, type ShipmentQuery } from '../requests.js';
import type { Shipment } from '../shipment-row.js';
import { shipmentSubject } from '../shipment-subject.js';
import { SHIPMENTS, type ShipmentSearch } from '../source.js';
import { SHIPMENT_COLUMNS } from './shipment-columns.js';

const { empty, filters, raw } = messages;

const SHIPMENT_LIST: ListDefinition<Shipment, ShipmentSearch, ShipmentQuery> = {
  id: 'shipments',
  source: SHIPMENTS,
  title: messages.title,
  texts: messages,
  columns: SHIPMENT_COLUMNS,
  csv: [
    'id',
    'merchantId',
    'status',
    'parcelIds',
    'weight',
    'expectedShipDate',
    'expectedDeliveryDate',
    'creationDate',
    'lastUpdateDate',
  ],
  filters: [
    choiceFilter(
      'status',
      { label: filters.status, any: filters.anyStatus },
      shipmentStatuses.map((value) => ({ value, label: messages.statuses[value] })),
    ),
    merchantFilter,
    dayFilters(filters),
  ],
  retained: ['order'],
  noneHow: ({ kind }) => (kind === 'operator' ? empty.noneOperator : empty.noneHow),
  raw: { what: raw.list, api: LIST.api, row: shipmentSubject },
};

/** The list of shipments, and a button to create one. */
export function ShipmentsPage() {
  const session = useSession();
  return (
    <ListPage
      definition={SHIPMENT_LIST}
      head={mayCall(session, 'createShipment') && <CreateShipment />}
    />
  );
}
