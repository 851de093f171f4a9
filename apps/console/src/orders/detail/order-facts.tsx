import { Fact, FactsCard, MomentFact } from '../../design/facts.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';

const { order: texts } = messages;

export function OrderFacts({ order }: { order: Order }) {
  const { shipping, customer } = order;
  const { deliveryAddress: to } = shipping;
  const promised = shipping.deliveries[0]?.deliveryEstimateDate;
  return (
    <FactsCard title={texts.facts}>
      <Fact label={texts.merchant}>{order.merchantId}</Fact>
      <Fact label={texts.channel}>{order.salesChannel}</Fact>
      <Fact label={texts.channelOrder}>
        <span className="id">{order.salesChannelOrderId}</span>
      </Fact>
      <MomentFact label={texts.ordered} at={order.creationDate} />
      <MomentFact label={texts.updated} at={order.lastUpdateDate} />
      <MomentFact label={texts.promised} at={promised} />
      <Fact label={texts.route}>
        {[shipping.outboundCountry, to?.country].filter(Boolean).join(' → ')}
      </Fact>
      <Fact label={texts.taxes}>{texts[order.taxType]}</Fact>
      <Fact label={texts.fulfilledBy}>{texts[order.fulfillmentWarehouseType]}</Fact>
      <Fact label={texts.buyer}>
        {[customer.firstName, customer.lastName].filter(Boolean).join(' ')}
      </Fact>
      {to && <Fact label={texts.address}>{addressText(to)}</Fact>}
      <Fact label={texts.version}>{order.version}</Fact>
    </FactsCard>
  );
}

type Address = NonNullable<Order['shipping']['deliveryAddress']>;

function addressText({ street, number, postalCode, city, state, country }: Address): string {
  const parts = [[street, number], [postalCode, city], [state], [country]];
  return parts
    .map((words) => words.filter(Boolean).join(' '))
    .filter((part) => part !== '')
    .join(', ');
}
