import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../api/client.js';
import { Moment } from '../../design/moment.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { SLOWLY_POLLED } from '../../live/polled.js';
import { messages } from '../messages.js';

const { audit: texts } = messages;
const SHOWN = 20;

/** The operators' actions on an order, the newest first. */
export function OrderAudit({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery({
    ...SLOWLY_POLLED,
    queryKey: ['audit', orderId],
    queryFn: ({ signal }) =>
      call('listChanges', { query: { subject: orderId, pageSize: SHOWN }, signal }),
  });
  return (
    <section className="card" aria-labelledby="audit">
      <h2 id="audit">{texts.title}</h2>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data?.changes.length === 0 && <p className="quiet">{texts.none}</p>}
      <ol className="order-audit">
        {data?.changes.map(({ id, at, who, what, service, details }) => (
          <li key={id}>
            <span>{fill(texts.entry, { who, what })}</span>
            <span className="under">
              <Moment at={at} /> · {service}
            </span>
            {Object.keys(details).length > 1 && (
              <details>
                <summary>{texts.details}</summary>
                <pre className="order-audit-details">{JSON.stringify(details, undefined, 2)}</pre>
              </details>
            )}
          </li>
        ))}
      </ol>
      {data?.nextPageToken !== undefined && (
        <Link to="/settings/audit" search={{ subject: orderId }}>
          {texts.all}
        </Link>
      )}
    </section>
  );
}
