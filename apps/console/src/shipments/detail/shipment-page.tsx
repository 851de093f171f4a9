import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { readerOf, useSession } from '../../api/session.js';
import { Badge } from '../../design/badge.js';
import { Problem } from '../../design/problem.js';
import { AsOf } from '../../live/as-of.js';
import { useFeed } from '../../live/feed.js';
import { Raw } from '../../raw/raw.js';
import { SHIPMENTS } from '../source.js';
import { messages } from '../messages.js';
import { readShipment } from '../requests.js';
import { shipmentTone } from '../shipment-row.js';
import { shipmentSubject } from '../shipment-subject.js';
import { CancelShipment } from './cancel-shipment.js';
import { ShipmentFacts } from './shipment-facts.js';
import { ShipmentParcels } from './shipment-parcels.js';

const { detail: texts } = messages;

/** One shipment: its facts and its parcels. */
export function ShipmentPage() {
  const { shipmentId } = useParams({ from: '/shell/shipments/$shipmentId' });
  const session = useSession();
  useFeed(SHIPMENTS.feed, session);
  const reader = readerOf(session);
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['shipment', shipmentId],
    queryFn: ({ signal }) => readShipment(reader, shipmentId, signal),
  });
  return (
    <section className="page">
      <Link to="/shipments" className="back">
        ← {texts.back}
      </Link>
      <header className="page-head">
        <h1 className="id">{shipmentId}</h1>
        {data && <Badge tone={shipmentTone(data.status)}>{messages.statuses[data.status]}</Badge>}
        <AsOf readAt={dataUpdatedAt} feed={SHIPMENTS.feed.name} />
        <Raw subject={data && shipmentSubject(reader, shipmentId, data)} />
      </header>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output>{messages.loading}</output>}
      {data && (
        <>
          <CancelShipment shipment={data} />
          <div className="columns">
            <div className="column-main">
              <ShipmentParcels shipment={data} />
            </div>
            <div className="column-side">
              <ShipmentFacts shipment={data} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}
