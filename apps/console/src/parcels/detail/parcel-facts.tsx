import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { ExternalLink } from '../../design/external-link.js';
import { Fact, FactsCard, MomentFact } from '../../design/facts.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Parcel } from '../parcel-row.js';

const { detail: texts } = messages;

export function ParcelFacts({ parcel }: { parcel: Parcel }) {
  const { grossWeight: gross, netWeight: net, volumetricWeight: volumetric } = parcel;
  return (
    <FactsCard title={texts.facts}>
      <OrderFact orderId={parcel.orderId} />
      <Fact label={texts.channelOrder}>
        <span className="id">{parcel.salesChannelOrderId}</span>
      </Fact>
      <Fact label={texts.merchant}>{parcel.merchantId}</Fact>
      <Fact label={texts.channel}>{parcel.salesChannel}</Fact>
      <Fact label={texts.route}>{`${parcel.senderCountry} → ${parcel.recipientCountry}`}</Fact>
      <Fact label={texts.number}>
        <span className="id">{parcel.lastMileTrackingNumber}</span>
      </Fact>
      <Fact label={texts.weight}>{fill(texts.weightText, { gross, net, volumetric })}</Fact>
      <ShipmentFact shipmentId={parcel.shipmentId} />
      <Fact label={texts.documents}>
        <Documents parcel={parcel} />
      </Fact>
      <Fact label={texts.page}>
        <ExternalLink url={parcel.trackingUrl}>{texts.openPage}</ExternalLink>
      </Fact>
      <MomentFact label={texts.labeled} at={parcel.creationDate} />
      <MomentFact label={texts.promised} at={parcel.deliveryEstimateDate} />
      <MomentFact label={texts.updated} at={parcel.lastUpdateDate} />
      <Fact label={texts.version}>{parcel.version}</Fact>
    </FactsCard>
  );
}

/** Partners see no orders. */
function OrderFact({ orderId }: { orderId: string }) {
  const { kind } = useSession();
  return (
    <Fact label={texts.order}>
      {kind === 'fulfillment-partner' ? (
        <span className="id">{orderId}</span>
      ) : (
        <Link to="/orders/$orderId" params={{ orderId }} className="id">
          {orderId}
        </Link>
      )}
    </Fact>
  );
}

function ShipmentFact({ shipmentId }: { shipmentId: string | undefined }) {
  return (
    <Fact label={texts.shipment}>
      {shipmentId === undefined ? (
        texts.noShipment
      ) : (
        <Link to="/shipments/$shipmentId" params={{ shipmentId }} className="id">
          {shipmentId}
        </Link>
      )}
    </Fact>
  );
}

function Documents({ parcel }: { parcel: Parcel }) {
  const { labels, invoiceDocumentUrl, invoiceNumber: number } = parcel;
  if (labels.length === 0 && invoiceDocumentUrl === undefined) return texts.revoked;
  return (
    <ul className="links">
      {labels.map(({ labelUrl, lineHaulService: service, trackingNumber }) => (
        <li key={trackingNumber}>
          <ExternalLink url={labelUrl}>{fill(texts.label, { service })}</ExternalLink>
        </li>
      ))}
      {invoiceDocumentUrl !== undefined && (
        <li>
          <ExternalLink url={invoiceDocumentUrl}>{fill(texts.invoice, { number })}</ExternalLink>
        </li>
      )}
    </ul>
  );
}
