import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { idCell, momentCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { parcelStatusText, parcelTone, type Parcel } from '../parcel-row.js';

const { columns: names } = messages;
const column = columnHelper<Parcel>();

const parcel = column.accessor('parcelId', {
  header: names.parcel,
  cell: ({ getValue }) => (
    <Link to="/parcels/$parcelId" params={{ parcelId: getValue() }} className="id">
      {getValue()}
    </Link>
  ),
});
const merchant = column.accessor('merchantId', { header: names.merchant, meta: { wide: true } });
const status = column.accessor('status', {
  header: names.status,
  cell: ({ row: { original } }) => (
    <Badge tone={parcelTone(original.status)}>{parcelStatusText(original)}</Badge>
  ),
});
const number = column.accessor('lastMileTrackingNumber', {
  header: names.number,
  meta: { wide: true },
  cell: idCell,
});
const weight = column.accessor('grossWeight', {
  header: names.weight,
  meta: { numeric: true },
  cell: ({ getValue }) => fill(messages.kilograms, { weight: getValue() }),
});
const rest = [
  column.accessor('salesChannel', { header: names.channel, meta: { wide: true } }),
  number,
  weight,
  column.accessor(({ shipmentId = '' }) => shipmentId, {
    id: 'shipment',
    header: names.shipment,
    meta: { wide: true },
    cell: ({ getValue }) =>
      getValue() !== '' && (
        <Link to="/shipments/$shipmentId" params={{ shipmentId: getValue() }} title={getValue()}>
          {messages.inShipment}
        </Link>
      ),
  }),
  column.accessor('creationDate', {
    header: names.created,
    meta: { wide: true },
    cell: momentCell,
  }),
  column.accessor('lastUpdateDate', {
    header: names.updated,
    meta: { wide: true, sorted: true },
    cell: momentCell,
  }),
];

/** The columns of the list. */
export const PARCEL_COLUMNS = column.columns([
  parcel,
  merchant,
  status,
  ...rest,
]) as Columns<Parcel>;
/** The columns of a shipment. */
export const SHIPMENT_COLUMNS = column.columns([parcel, status, number, weight]) as Columns<Parcel>;
