import { Link } from '@tanstack/react-router';
import { readerOf, useSession } from '../../api/session.js';
import { Fact, Facts } from '../../design/facts.js';
import { Moment } from '../../design/moment.js';
import { messages } from '../messages.js';
import type { Delivery, Endpoint } from '../requests.js';
import { DeliveryStateBadge } from './delivery-state.js';

const { delivery: texts } = messages;

interface Props {
  endpoint: Endpoint;
  delivery: Delivery;
}

/** The facts and the progress of a delivery, and a link to its event. */
export function DeliveryFacts({ endpoint, delivery }: Props) {
  const { deliveryId, state, cause, pauseReason } = delivery;
  return (
    <Facts>
      <Fact label={texts.state}>
        <DeliveryStateBadge state={state} />
      </Fact>
      <Fact label={texts.cause}>{messages.deliveries.causes[cause]}</Fact>
      <Fact label={texts.event}>
        <EventLink endpoint={endpoint} delivery={delivery} />
      </Fact>
      <Fact label={texts.id}>
        <span className="id">{deliveryId}</span>
      </Fact>
      {pauseReason !== undefined && (
        <Fact label={texts.paused}>{texts.pauseReasons[pauseReason]}</Fact>
      )}
      <Dates delivery={delivery} />
    </Facts>
  );
}

function EventLink({ endpoint: { merchantId }, delivery: { eventId } }: Props) {
  const reader = readerOf(useSession());
  const whose = reader === 'operator' ? { merchant: merchantId } : {};
  return (
    <Link to="/events" search={{ ...whose, open: eventId }} className="id">
      {eventId}
    </Link>
  );
}

function Dates({ delivery }: Pick<Props, 'delivery'>) {
  const dates: [label: string, at: string | undefined][] = [
    [texts.created, delivery.createdAt],
    [texts.next, delivery.nextAttemptAt],
    [texts.finished, delivery.finishedAt],
  ];
  return dates.map(
    ([label, at]) =>
      at !== undefined && (
        <Fact key={label} label={label}>
          <Moment at={at} />
        </Fact>
      ),
  );
}
