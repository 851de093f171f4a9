import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.js';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Money } from '../../design/money.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { AsOf } from '../../live/as-of.js';
import { ORDERS } from '../source.js';
import { Raw } from '../../raw/raw.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';
import { readOrder, type OrderReader } from '../requests.js';
import { statusText, toneOf } from '../status.js';
import { ActDialog } from './act-dialog.js';
import { possibleActs, type Act } from './acts.js';
import { OrderAudit } from './order-audit.js';
import { OrderFacts } from './order-facts.js';
import { OrderFaults } from './order-faults.js';
import { OrderItems } from './order-items.js';
import { OrderParcels } from './order-parcels.js';
import { OrderTimeline } from './order-timeline.js';
import { orderSubject } from '../order-subject.js';

const { order: texts } = messages;

/** One order: its facts, its history, its parcels and items, and the possible actions. */
export function OrderPage() {
  const { orderId } = useParams({ from: '/shell/orders/$orderId' });
  const { kind } = useSession();
  const reader = kind === 'operator' ? 'operator' : 'merchant';
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['order', orderId],
    queryFn: ({ signal }) => readOrder(reader, orderId, signal),
  });
  return (
    <section className="page">
      <Link to="/orders" className="back">
        ← {texts.back}
      </Link>
      <header className="page-head">
        <h1 className="id">{orderId}</h1>
        {data && <Badge tone={toneOf(data.status)}>{statusText(data.status)}</Badge>}
        {data && <Money value={data.value} currency={data.currency} />}
        <AsOf readAt={dataUpdatedAt} feed={ORDERS.feed.name} />
        <Raw subject={data && orderSubject(reader, orderId, data)} />
      </header>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data ? (
        <Content order={data} kind={reader} />
      ) : (
        !error && <output>{messages.loading}</output>
      )}
    </section>
  );
}

function Content({ order, kind }: { order: Order; kind: OrderReader }) {
  const { sort = 'happened' } = useSearch({ from: '/shell/orders/$orderId' });
  return (
    <>
      <Actions order={order} />
      {kind === 'operator' && <OrderFaults order={order} />}
      <div className="columns">
        <div className="column-main">
          <OrderTimeline order={order} sort={sort} />
          <OrderItems order={order} />
        </div>
        <div className="column-side">
          <OrderFacts order={order} />
          <OrderParcels order={order} kind={kind} />
          {kind === 'operator' && <OrderAudit orderId={order.orderId} />}
        </div>
      </div>
    </>
  );
}

function Actions({ order }: { order: Order }) {
  const session = useSession();
  const [act, setAct] = useState<Act>();
  const [done, setDone] = useState('');
  const possible = possibleActs(order, session);
  const nothing = order.allowedActions.length === 0 ? texts.nothing : texts.nothingHere;
  return (
    <section className="actions" aria-label={texts.next}>
      {possible.length === 0 && <span className="quiet">{nothing}</span>}
      {possible.map((possibleAct) => (
        <Button key={possibleAct.action} onClick={() => setAct(possibleAct)}>
          {messages.actions[possibleAct.action]}
        </Button>
      ))}
      <output className="actions-done">{done}</output>
      {act && (
        <ActDialog
          order={order}
          act={act}
          onClose={() => setAct(undefined)}
          onDone={({ status }) => {
            setAct(undefined);
            setDone(
              fill(messages.act.done, {
                action: messages.actions[act.action],
                status: statusText(status),
              }),
            );
          }}
        />
      )}
    </section>
  );
}
