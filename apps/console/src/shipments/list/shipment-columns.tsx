import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { momentCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { shipmentTone, type Shipment } from '../shipment-row.js';

const { columns: names } = messages;
const column = columnHelper<Shipment>();

export const SHIPMENT_COLUMNS = column.columns([
  column.accessor('id', {
    header: names.shipment,
    cell: ({ getValue }) => (
      <Link to="/shipments/$shipmentId" params={{ shipmentId: getValue() }} className="id">
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('merchantId', { header: names.merchant, meta: { wide: true } }),
  column.accessor('status', {
    header: names.status,
    cell: ({ getValue }) => (
      <Badge tone={shipmentTone(getValue())}>{messages.statuses[getValue()]}</Badge>
    ),
  }),
  column.accessor(({ parcelIds }) => parcelIds.length, {
    id: 'parcels',
    header: names.parcels,
    meta: { numeric: true },
  }),
  column.accessor('weight', {
    header: names.weight,
    meta: { numeric: true, wide: true },
    cell: ({ getValue }) => fill(messages.kilograms, { weight: getValue() }),
  }),
  column.accessor('expectedShipDate', {
    header: names.ships,
    meta: { wide: true },
    cell: momentCell,
  }),
  column.accessor('expectedDeliveryDate', {
    header: names.arrives,
    meta: { wide: true },
    cell: momentCell,
  }),
  column.accessor('lastUpdateDate', {
    header: names.updated,
    meta: { wide: true, sorted: true },
    cell: momentCell,
  }),
]) as Columns<Shipment>;
