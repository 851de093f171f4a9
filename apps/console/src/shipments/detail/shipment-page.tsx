import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { readerOf, useSession } from '../../api/session.js';
import { Badge } from '../../design/badge.js';
import { Fact, FactsCard, MomentFact } from '../../design/facts.js';
import { Problem } from '../../design/problem.js';
import { Table } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { AsOf } from '../../live/as-of.js';
import { useFeed } from '../../live/feed.js';
import { POLLED } from '../../live/polled.js';
import { SHIPMENT_COLUMNS } from '../../parcels/list/parcel-columns.js';
import { LIST } from '../../parcels/requests.js';
import { Raw } from '../../raw/raw.js';
import { messages } from '../messages.js';
import { readShipment } from '../requests.js';
import { shipmentTone, type Shipment } from '../shipment-row.js';
import { shipmentSubject } from '../shipment-subject.js';
import { SHIPMENTS } from '../source.js';
import { CancelShipment } from './cancel-shipment.js';
import { PrintLabels } from './print-labels.js';

const { detail: texts } = messages;

/** One shipment: its facts and its parcels. */
export function ShipmentPage() {
  const { shipmentId } = useParams({ from: '/shell/shipments/$shipmentId' });
  const session = useSession();
  useFeed(SHIPMENTS.feed, session);
  const reader = readerOf(session);
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['shipment', shipmentId],
    queryFn: ({ signal }) => readShipment(reader, shipmentId, { signal }),
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

/** The parcels of a shipment at its creation. */
function ShipmentParcels({ shipment }: { shipment: Shipment }) {
  const reader = readerOf(useSession());
  const { parcelIds, status } = shipment;
  const { data, error, refetch } = useQuery({
    ...POLLED,
    queryKey: ['parcel', 'of-shipment', shipment.id],
    queryFn: ({ signal }) => LIST.read(reader, { parcelIds, pageSize: 200 }, signal),
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
        <Table label={texts.parcels} columns={SHIPMENT_COLUMNS} rows={data.rows} />
      )}
    </section>
  );
}

function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  const { description, firstMileCarrierId, weight } = shipment;
  return (
    <FactsCard title={texts.facts}>
      <Fact label={texts.merchant}>{shipment.merchantId}</Fact>
      {description !== undefined && <Fact label={texts.description}>{description}</Fact>}
      <Fact label={texts.number}>
        <span className="id">{shipment.firstMileTrackingNumber}</span>
      </Fact>
      {firstMileCarrierId !== undefined && <Fact label={texts.carrier}>{firstMileCarrierId}</Fact>}
      <Fact label={texts.weight}>{fill(messages.kilograms, { weight })}</Fact>
      <MomentFact label={texts.ships} at={shipment.expectedShipDate} />
      <MomentFact label={texts.arrives} at={shipment.expectedDeliveryDate} />
      <MomentFact label={texts.created} at={shipment.creationDate} />
      <MomentFact label={texts.updated} at={shipment.lastUpdateDate} />
      <Fact label={texts.version}>{shipment.version}</Fact>
    </FactsCard>
  );
}
