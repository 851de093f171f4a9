import { Link } from '@tanstack/react-router';
import { Badge } from '../design/badge.js';
import { durationText } from '../format/moment.js';
import { fill, LOCALE } from '../language/texts.js';
import type { ServiceFault } from '../system/faults.js';
import { messages } from './messages.js';
import { needsByPage, PLACES, type QueuePage } from './places.js';
import type { Need, Summary } from './use-summary.js';

const { queue: texts } = messages;

interface Props {
  summary: Summary;
  /** For operators; empty for others. */
  faults: readonly ServiceFault[];
  /** Whether the whole queue is current; otherwise an empty queue does not mean that nothing needs attention. */
  isComplete: boolean;
}

/** The records that need a decision, by cause, each a link to their list. */
export function WorkQueue({ summary, faults, isComplete }: Props) {
  const { unavailable, needs, asOf } = summary;
  const otherFaults = faults.filter(
    ({ service }) => !unavailable.some((unavailableService) => unavailableService === service),
  );
  const isEmpty = needs.length + unavailable.length + otherFaults.length === 0;
  return (
    <section className="card" aria-labelledby="queue-title">
      <h2 id="queue-title">{texts.title}</h2>
      {unavailable.map((service) => (
        <p key={service}>
          <Badge tone="bad">{fill(texts.unavailable, { service })}</Badge>
        </p>
      ))}
      {isEmpty && isComplete && <p className="quiet">{texts.none}</p>}
      <div className="queue">
        {needsByPage(needs).map(([page, pageNeeds]) => (
          <NeedsOfPage key={page} page={page} needs={pageNeeds} asOf={asOf} />
        ))}
        {otherFaults.length > 0 && <Faults faults={otherFaults} />}
      </div>
    </section>
  );
}

function NeedsOfPage({ page, needs, asOf }: { page: QueuePage; needs: Need[]; asOf: string }) {
  return (
    <section aria-labelledby={`queue${page}`}>
      <h3 id={`queue${page}`}>{texts.pages[page]}</h3>
      <ul>
        {needs.map((need) => (
          <li key={need.kind}>
            <NeedLink need={need} asOf={asOf} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NeedLink({ need: { kind, count, oldest }, asOf }: { need: Need; asOf: string }) {
  const { page, search = {}, hash } = PLACES[kind];
  const age = oldest === undefined ? undefined : Math.max(0, Date.parse(asOf) - Date.parse(oldest));
  return (
    // Each page validates the parameters of its address.
    <Link to={page} search={search as never} {...(hash && { hash })} className="queue-link">
      <span className="queue-count">{count.toLocaleString(LOCALE)}</span>{' '}
      <span className="queue-text">{texts.kinds[kind]}</span>{' '}
      {age !== undefined && (
        <span className="queue-age">{fill(texts.oldest, { duration: durationText(age) })}</span>
      )}
    </Link>
  );
}

function Faults({ faults }: { faults: readonly ServiceFault[] }) {
  return (
    <section aria-labelledby="queue-services">
      <h3 id="queue-services">{texts.services}</h3>
      <ul className="links">
        {faults.map(({ text }) => (
          <li key={text}>
            <Link to="/system" hash="services">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
