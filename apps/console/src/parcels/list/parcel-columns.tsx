import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { parcelStatusText, parcelTone, type Parcel } from '../parcel-row.js';

const { columns: names } = messages;

const parcel = column<Parcel>('parcelId', names.parcel, '', ({ parcelId }) => (
  <Link to="/parcels/$parcelId" params={{ parcelId }} className="id">
    {parcelId}
  </Link>
));
const merchant = column<Parcel>('merchantId', names.merchant, 'wide');
const status = column<Parcel>('status', names.status, '', (row) => (
  <Badge tone={parcelTone(row.status)}>{parcelStatusText(row)}</Badge>
));
const number = column<Parcel>(
  'lastMileTrackingNumber',
  names.number,
  'wide',
  ({ lastMileTrackingNumber }) => <span className="id">{lastMileTrackingNumber}</span>,
);
const weight = column<Parcel>('grossWeight', names.weight, 'numeric', ({ grossWeight }) =>
  fill(messages.kilograms, { weight: grossWeight }),
);
const rest = [
  column<Parcel>('salesChannel', names.channel, 'wide'),
  number,
  weight,
  column<Parcel>(
    'shipment',
    names.shipment,
    'wide',
    ({ shipmentId = '' }) =>
      shipmentId !== '' && (
        <Link to="/shipments/$shipmentId" params={{ shipmentId }} title={shipmentId}>
          {messages.inShipment}
        </Link>
      ),
  ),
  momentColumn('creationDate', names.created, 'wide'),
  momentColumn('lastUpdateDate', names.updated, 'wide sorted'),
];

/** The columns of the list. */
export const PARCEL_COLUMNS: Columns<Parcel> = [parcel, merchant, status, ...rest];
/** The columns of a shipment. */
export const SHIPMENT_COLUMNS: Columns<Parcel> = [parcel, status, number, weight];
