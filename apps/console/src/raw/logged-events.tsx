import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayCall, useSession } from '../api/session.js';
import { Moment } from '../design/moment.js';
import { Problem } from '../design/problem.js';
import { readEvents, type Owner } from '../api/events.js';
import { messages } from './messages.js';
import type { RawEvents } from './subject.js';

const SHOWN_MAX = 100;

/**
 * The events of a subject from the log, each with a link to the page Events; nothing for sessions that may not read the
 * log.
 */
export function LoggedEvents({ merchantId, subject }: NonNullable<RawEvents['logged']>) {
  const session = useSession();
  const owner: Owner = session.kind === 'operator' ? { merchantId } : 'self';
  const mayRead = mayCall(session, owner === 'self' ? 'listEvents' : 'listEventsOfMerchant');
  const { data, error, refetch } = useQuery({
    queryKey: ['logged-events', owner, subject],
    queryFn: ({ signal }) => readEvents(owner, { subject, pageSize: SHOWN_MAX }, signal),
    enabled: mayRead,
  });
  if (!mayRead) return undefined;
  const ofMerchant = owner === 'self' ? {} : { merchant: merchantId };
  return (
    <>
      <h3>{messages.logged}</h3>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output>{messages.loggedLoading}</output>}
      {data?.events.length === 0 && <p className="quiet">{messages.loggedNone}</p>}
      <ol className="raw-history">
        {data?.events.map(({ id, time, type }) => (
          <li key={id}>
            <Moment at={time} />{' '}
            <Link to="/events" search={{ ...ofMerchant, subject, open: id }}>
              {type}
            </Link>
          </li>
        ))}
      </ol>
      <Link to="/events" search={{ ...ofMerchant, subject }}>
        {messages.loggedAll}
      </Link>
    </>
  );
}
