import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { readerOf, useSession } from '../../api/session.js';
import { Problem } from '../../design/problem.js';
import { POLLED } from '../../live/polled.js';
import { ReadAt } from '../../live/read-at.js';
import { Raw } from '../../raw/raw.js';
import { NoticeContext } from '../../settings/parts/act.js';
import { EndpointState } from '../endpoint-state.js';
import { messages } from '../messages.js';
import { readEndpoint } from '../requests.js';
import { deliverySubject, endpointSubject } from '../webhook-subject.js';
import { Deliveries } from './deliveries.js';
import { EndpointActs } from './endpoint-acts.js';
import { EndpointFacts } from './endpoint-facts.js';
import { Replays } from './replays.js';

/** One endpoint: its facts, the possible acts, and its deliveries. */
export function EndpointPage() {
  const { endpointId } = useParams({ from: '/shell/webhooks/$endpointId' });
  const [notice, setNotice] = useState('');
  const reader = readerOf(useSession());
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...POLLED,
    queryKey: ['webhooks', 'endpoint', endpointId],
    queryFn: ({ signal }) => readEndpoint(reader, endpointId, { signal }),
  });
  return (
    <NoticeContext value={setNotice}>
      <section className="page">
        <Link to="/webhooks" className="back">
          ← {messages.title}
        </Link>
        <header className="page-head">
          <h1 className="id">{data?.url ?? endpointId}</h1>
          {data && <EndpointState endpoint={data} />}
          <output className="done">{notice}</output>
          <ReadAt readAt={dataUpdatedAt} error={data ? error : null} />
          <Raw
            subject={data && endpointSubject(reader, endpointId, data)}
            rowSubject={(id) => deliverySubject(reader, endpointId, id)}
          />
        </header>
        {!data && error && <Problem error={error} onRetry={() => void refetch()} />}
        {!data && !error && <output>{messages.loading}</output>}
        {data && (
          <>
            <EndpointActs endpoint={data} />
            <div className="columns webhook">
              <div className="column-main">
                <Deliveries endpoint={data} />
              </div>
              <div className="column-side">
                <EndpointFacts endpoint={data} />
                <Replays endpoint={data} />
              </div>
            </div>
          </>
        )}
      </section>
    </NoticeContext>
  );
}
