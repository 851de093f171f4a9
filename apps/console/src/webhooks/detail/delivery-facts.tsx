import { Link } from '@tanstack/react-router';
import { readerOf, useSession } from '../../api/session.js';
import { Fact, Facts, MomentFact } from '../../design/facts.js';
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
      <MomentFact label={texts.created} at={delivery.createdAt} />
      <MomentFact label={texts.next} at={delivery.nextAttemptAt} />
      <MomentFact label={texts.finished} at={delivery.finishedAt} />
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
