import { useQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../../api/session.js';
import { Problem } from '../../design/problem.js';
import { Table } from '../../design/tables/table.js';
import { POLLED } from '../../live/polled.js';
import { SHIPMENT_COLUMNS } from '../../parcels/list/parcel-columns.js';
import { readParcels } from '../../parcels/requests.js';
import { messages } from '../messages.js';
import { PrintLabels } from './print-labels.js';
import type { Shipment } from '../shipment-row.js';

const { detail: texts } = messages;

/** The parcels of a shipment at its creation. */
export function ShipmentParcels({ shipment }: { shipment: Shipment }) {
  const reader = readerOf(useSession());
  const { parcelIds, status } = shipment;
  const { data, error, refetch } = useQuery({
    ...POLLED,
    queryKey: ['parcel', 'of-shipment', shipment.id],
    queryFn: ({ signal }) => readParcels(reader, { parcelIds, pageSize: 200 }, signal),
  });
  return (
    <section className="card" aria-labelledby="parcels">
      <div className="card-head">
        <h2 id="parcels">{texts.parcels}</h2>
        {data && <PrintLabels parcels={data.rows} />}
      </div>
      {status === 'CANCELLED' && <p className="quiet">{texts.released}</p>}
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && <p className="quiet">{texts.noParcels}</p>}
      {data && data.rows.length > 0 && (
        <div className="table-wrap">
          <Table label={texts.parcels} columns={SHIPMENT_COLUMNS} rows={data.rows} />
        </div>
      )}
    </section>
  );
}
