import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@entrepot/client';
import { Badge } from '../../design/badge.js';
import { ExternalLink } from '../../design/external-link.js';
import { Fact, Facts } from '../../design/facts.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';
import { readParcels, type OrderReader } from '../requests.js';
import { parcelStepText } from '../status.js';

type ParcelOfOrder = Order['shipping']['deliveries'][number]['parcels'][number];
type Parcel = Schemas['ParcelResponse'];

const { parcels: texts } = messages;

/** The order's copies of its parcels, with details from logistics while logistics is available. */
export function OrderParcels({ order, kind }: { order: Order; kind: OrderReader }) {
  const parcels = order.shipping.deliveries.flatMap((delivery) => delivery.parcels);
  const ids = parcels.flatMap(({ parcelId }) => parcelId ?? []);
  const records = useQuery({
    queryKey: ['order', order.orderId, 'parcels', ids],
    queryFn: ({ signal }) => readParcels(kind, ids, signal),
    enabled: ids.length > 0,
  });
  return (
    <section className="card" aria-labelledby="parcels">
      <h2 id="parcels">{texts.title}</h2>
      {parcels.length === 0 && <p className="quiet">{texts.none}</p>}
      {parcels.map((parcel) => (
        <OneParcel
          key={parcel.parcelId ?? parcel.code}
          parcel={parcel}
          record={records.data?.find(({ parcelId }) => parcelId === parcel.parcelId)}
        />
      ))}
      {records.error && (
        <>
          <p className="quiet">{texts.unavailable}</p>
          <Problem error={records.error} onRetry={() => void records.refetch()} />
        </>
      )}
    </section>
  );
}

interface ParcelProps {
  parcel: ParcelOfOrder;
  record: Parcel | undefined;
}

function OneParcel({ parcel, record }: ParcelProps) {
  const { parcelId, code, documents } = parcel;
  return (
    <Facts>
      <Fact label={texts.id}>
        {parcelId === undefined ? <span className="id">{code}</span> : <ParcelLink id={parcelId} />}
      </Fact>
      {record && <RecordFacts record={record} />}
      <MeasureFacts parcel={parcel} />
      <Fact label={texts.documents}>
        {documents.length === 0 && texts.noDocuments}
        <ul className="links">
          {documents.map(({ name, url }) => (
            <li key={name}>
              <ExternalLink url={url}>{name}</ExternalLink>
            </li>
          ))}
        </ul>
      </Fact>
    </Facts>
  );
}

function ParcelLink({ id }: { id: string }) {
  return (
    <Link to="/parcels/$parcelId" params={{ parcelId: id }} className="id">
      {id}
    </Link>
  );
}

function RecordFacts({ record }: { record: Parcel }) {
  const { status, lastMileTrackingNumber, shipmentId, trackingUrl } = record;
  return (
    <>
      <Fact label={texts.status}>
        <Badge tone={status === 'DELIVERED' ? 'good' : 'info'}>{parcelStepText(status)}</Badge>
      </Fact>
      <Fact label={texts.number}>
        <span className="id">{lastMileTrackingNumber}</span>
      </Fact>
      {shipmentId !== undefined && (
        <Fact label={texts.shipment}>
          <Link to="/shipments/$shipmentId" params={{ shipmentId }} className="id">
            {shipmentId}
          </Link>
        </Fact>
      )}
      <Fact label={texts.page}>
        <ExternalLink url={trackingUrl}>{texts.openPage}</ExternalLink>
      </Fact>
    </>
  );
}

function MeasureFacts({ parcel }: { parcel: ParcelOfOrder }) {
  const { grossWeight, netWeight, length, width, height } = parcel;
  return (
    <>
      {grossWeight !== undefined && netWeight !== undefined && (
        <Fact label={texts.weight}>
          {fill(texts.weightText, { gross: grossWeight, net: netWeight })}
        </Fact>
      )}
      {length !== undefined && width !== undefined && height !== undefined && (
        <Fact label={texts.size}>{fill(texts.sizeText, { length, width, height })}</Fact>
      )}
    </>
  );
}
