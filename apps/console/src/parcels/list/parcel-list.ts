import type { ListDefinition } from '../../lists/definition.js';
import { messages } from '../messages.js';
import type { Parcel } from '../parcel-row.js';
import { parcelSubject, PATHS } from '../parcel-subject.js';
import type { ParcelQuery } from '../requests.js';
import { PARCELS } from '../source.js';
import type { ParcelSearch } from '../source.js';
import { FilterBar } from './filter-bar.js';
import { PARCEL_ACTIONS } from './parcel-actions.js';
import { PARCEL_COLUMNS } from './parcel-columns.js';

const { empty, raw } = messages;

/** The list of parcels. */
export const PARCEL_LIST: ListDefinition<Parcel, ParcelSearch, ParcelQuery> = {
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
  Filters: FilterBar,
  actions: PARCEL_ACTIONS,
  noneHow: ({ kind }) => (kind === 'fulfillment-partner' ? empty.nonePartner : empty.noneHow),
  raw: { what: raw.list, paths: PATHS, rows: 'parcels', row: parcelSubject },
};
