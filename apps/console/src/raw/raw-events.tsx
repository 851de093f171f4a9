import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from '../design/external-link.js';
import { Fact, Facts } from '../design/facts.js';
import { fill } from '../language/texts.js';
import { Moment } from '../design/moment.js';
import { messages } from './messages.js';
import { LoggedEvents } from './logged-events.js';
import type { RawEvents } from './subject.js';

/** The location of the events about a subject, and the known events. */
export function RawEventsList({ events }: { events: RawEvents | undefined }) {
  const { data: types } = useQuery({
    queryKey: ['stream-types'],
    queryFn: async () => (await import('./stream-types.js')).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!events) return <p className="quiet">{messages.noEvents}</p>;
  const { streams, key, logged, history = [] } = events;
  return (
    <>
      <Facts>
        <Fact label={messages.key}>
          <code>{key}</code>
        </Fact>
        {streams.map((stream) => (
          <Fact key={stream} label={fill(messages.stream, { name: stream })}>
            <ul aria-label={messages.types}>
              {types?.[stream]?.map((type) => (
                <li key={type}>
                  <ExternalLink url={`/console/api/schemas/${type}/v1`}>{type}</ExternalLink>
                </li>
              ))}
            </ul>
          </Fact>
        ))}
      </Facts>
      {logged && <LoggedEvents {...logged} />}
      {history.length > 0 && (
        <>
          <h3>{messages.history}</h3>
          <ol className="raw-history">
            {history.map(({ at, text }) => (
              <li key={`${at} ${text}`}>
                <Moment at={at} /> {text}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
