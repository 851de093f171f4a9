import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isProblem } from '../api/problem.js';
import { CodeBlock } from '../design/code-block.js';
import { Drawer } from '../design/dialog.js';
import { EmptyState } from '../design/empty-state.js';
import { ExternalLink } from '../design/external-link.js';
import { Fact, Facts, MomentFact } from '../design/facts.js';
import { Problem } from '../design/problem.js';
import { fill } from '../language/texts.js';
import { Raw } from '../raw/raw.js';
import { eventSubject } from './event-subject.js';
import { messages } from './messages.js';
import { readEvent, type CloudEvent, type Owner } from '../api/events.js';
import { traceOf } from './tail.js';

const { drawer: texts } = messages;

interface Props {
  owner: Owner;
  eventId: string;
  /** The event, if the page has it. */
  loaded: CloudEvent | undefined;
  onClose: () => void;
}

/** One event: its subject, its trace, and its JSON. */
export function EventDrawer({ owner, eventId, loaded, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['event', owner, eventId],
    queryFn: ({ signal }) => readEvent(owner, eventId, signal),
    enabled: loaded === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const event = loaded ?? data;
  const title = event
    ? fill(texts.title, { type: event.type, subject: event.subject })
    : fill(messages.raw.one, { id: eventId });
  return (
    <Drawer title={title} onClose={onClose}>
      {event && <Content owner={owner} event={event} />}
      {!event && !error && <output>{texts.loading}</output>}
      {error && isProblem(error, 404) && (
        <EmptyState title={texts.gone}>{texts.goneHow}</EmptyState>
      )}
      {error && !isProblem(error, 404) && <Problem error={error} onRetry={() => void refetch()} />}
    </Drawer>
  );
}

function Content({ owner, event }: { owner: Owner; event: CloudEvent }) {
  const { id, type, subject, subjectversion, source, time } = event;
  const trace = traceOf(event);
  return (
    <div className="form">
      <Raw inDrawer subject={eventSubject(owner, event)} />
      <Facts>
        <Fact label={texts.id}>
          <code>{id}</code>
        </Fact>
        <MomentFact label={texts.time} at={time} />
        <Fact label={texts.version}>{subjectversion}</Fact>
        <Fact label={texts.service}>{source.split('/').at(-1)}</Fact>
        <Fact label={texts.schema}>
          <ExternalLink url={`/console/api/schemas/${type}/v1`}>{type}</ExternalLink>
        </Fact>
        {trace !== undefined && (
          <Fact label={texts.trace}>
            <code>{trace}</code>
          </Fact>
        )}
      </Facts>
      <p className="event-links">
        <Link to="/events" search={({ merchant }) => ({ merchant, subject })}>
          {texts.followSubject}
        </Link>
        {trace !== undefined && (
          <Link to="/events" search={({ merchant }) => ({ merchant, trace })}>
            {texts.followTrace}
          </Link>
        )}
      </p>
      <CodeBlock label={texts.data} text={JSON.stringify(event.data, undefined, 2)} />
    </div>
  );
}
