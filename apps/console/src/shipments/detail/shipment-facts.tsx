import { Fact, FactsCard } from '../../design/facts.js';
import { Moment } from '../../design/moment.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Shipment } from '../shipment-row.js';

const { detail: texts } = messages;

export function ShipmentFacts({ shipment }: { shipment: Shipment }) {
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
      <Fact label={texts.ships}>
        <Moment at={shipment.expectedShipDate} />
      </Fact>
      <Fact label={texts.arrives}>
        <Moment at={shipment.expectedDeliveryDate} />
      </Fact>
      <Fact label={texts.created}>
        <Moment at={shipment.creationDate} />
      </Fact>
      <Fact label={texts.updated}>
        <Moment at={shipment.lastUpdateDate} />
      </Fact>
      <Fact label={texts.version}>{shipment.version}</Fact>
    </FactsCard>
  );
}
