import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.js';
import { isProblem } from '../../api/problem.js';
import { readerOf, useSession } from '../../api/session.js';
import { Drawer } from '../../design/dialog.js';
import { EmptyState } from '../../design/empty-state.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { Raw } from '../../raw/raw.js';
import { Act } from '../../settings/parts/act.js';
import { messages } from '../messages.js';
import { operationOf } from '../paths.js';
import { pollBusy } from '../poll-busy.js';
import { retryDelivery, type Delivery, type Endpoint } from '../requests.js';
import { deliverySubject } from '../webhook-subject.js';
import { Attempts } from './attempts.js';
import { DeliveryFacts } from './delivery-facts.js';

const { delivery: texts } = messages;

interface Props {
  endpoint: Endpoint;
  deliveryId: string;
  onRetried: (delivery: Delivery) => void;
  onClose: () => void;
}

/** One delivery with its attempts, refetched often while the next attempt is due. */
export function DeliveryDrawer({ endpoint, deliveryId, onRetried, onClose }: Props) {
  const { id: endpointId, state: endpointState } = endpoint;
  const session = useSession();
  const operation = operationOf(session, 'readWebhookDelivery');
  const { data, error, refetch } = useQuery({
    ...POLLED,
    queryKey: ['webhooks', 'delivery', endpointId, deliveryId],
    queryFn: ({ signal }) =>
      call(operation, { path: { endpointId, deliveryId }, mayBeAbsent: true, signal }),
    refetchInterval: ({ state }) => pollBusy(state.data?.state === 'waiting'),
  });
  const title = data
    ? fill(texts.title, { type: data.type, subject: data.subject })
    : fill(messages.raw.delivery, { id: deliveryId });
  const isGone = isProblem(error, 404);
  return (
    <Drawer title={title} onClose={onClose}>
      {data && (
        <div className="form">
          <Raw
            inDrawer
            subject={deliverySubject(readerOf(session), endpointId, deliveryId, data)}
          />
          {endpointState !== 'disabled' && <Retry delivery={data} onRetried={onRetried} />}
          <DeliveryFacts endpoint={endpoint} delivery={data} />
          <Attempts attempts={data.attempts} />
        </div>
      )}
      {!data && !error && <output>{texts.loading}</output>}
      {!data && isGone && <EmptyState title={texts.gone}>{texts.goneHow}</EmptyState>}
      {!data && error && !isGone && <Problem error={error} onRetry={() => void refetch()} />}
    </Drawer>
  );
}

interface RetryProps {
  delivery: Delivery;
  onRetried: (delivery: Delivery) => void;
}

function Retry({ delivery: { endpointId, deliveryId }, onRetried }: RetryProps) {
  const session = useSession();
  return (
    <div className="actions">
      <Act
        area="webhooks"
        operation={operationOf(session, 'retryWebhookDelivery')}
        texts={texts.retry}
        send={() => retryDelivery(readerOf(session), { endpointId, deliveryId })}
        onDone={onRetried}
      />
    </div>
  );
}
