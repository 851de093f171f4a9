import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { shipmentTone, type Shipment } from '../shipment-row.js';

const { columns: names } = messages;

export const SHIPMENT_COLUMNS: Columns<Shipment> = [
  column('id', names.shipment, '', ({ id }) => (
    <Link to="/shipments/$shipmentId" params={{ shipmentId: id }} className="id">
      {id}
    </Link>
  )),
  column('merchantId', names.merchant, 'wide'),
  column('status', names.status, '', ({ status }) => (
    <Badge tone={shipmentTone(status)}>{messages.statuses[status]}</Badge>
  )),
  column('parcels', names.parcels, 'numeric', ({ parcelIds }) => parcelIds.length),
  column('weight', names.weight, 'numeric wide', ({ weight }) =>
    fill(messages.kilograms, { weight }),
  ),
  momentColumn('expectedShipDate', names.ships, 'wide'),
  momentColumn('expectedDeliveryDate', names.arrives, 'wide'),
  momentColumn('lastUpdateDate', names.updated, 'wide sorted'),
];
