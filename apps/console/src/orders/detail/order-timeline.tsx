import { Link } from '@tanstack/react-router';
import { ExternalLink } from '../../design/external-link.js';
import { Timeline } from '../../design/timeline.js';
import { durationText } from '../../format/moment.js';
import { fill, listed, nameIn } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';
import { statusText, toneOf, trackingText } from '../status.js';
import { timelineOf, type OrderMoment, type TimelineSort } from './timeline.js';

const { timeline: texts } = messages;

export function OrderTimeline({ order, sort }: { order: Order; sort: TimelineSort }) {
  const entries = timelineOf(order, sort).map((moment) => ({
    id: moment.id,
    title: listed(moment.codes.map(moment.tracking ? trackingText : statusText)),
    tone: moment.tracking ? ('neutral' as const) : toneOf(moment.codes[0] ?? ''),
    happened: moment.happened,
    received: moment.received,
    late:
      moment.lateMs === undefined
        ? undefined
        : fill(texts.late, { duration: durationText(moment.lateMs) }),
    content: <Content moment={moment} />,
  }));
  return (
    <section className="card" aria-labelledby="timeline">
      <header className="card-head">
        <h2 id="timeline">{texts.title}</h2>
        <nav className="switch" aria-label={texts.sort}>
          <span className="switch-label">{texts.sort}</span>
          <SortLink sort="happened" current={sort}>
            {texts.byHappened}
          </SortLink>
          <SortLink sort="received" current={sort}>
            {texts.byReceived}
          </SortLink>
        </nav>
      </header>
      <Timeline entries={entries} labels={{ happened: texts.happened, received: texts.received }} />
    </section>
  );
}

interface SortProps {
  sort: TimelineSort;
  current: TimelineSort;
  children: string;
}

function SortLink({ sort, current, children }: SortProps) {
  return (
    <Link
      from="/orders/$orderId"
      to="."
      search={(old) => ({ ...old, sort: sort === 'happened' ? undefined : sort })}
      replace
      resetScroll={false}
      className={`view ${sort === current ? 'view-current' : ''}`}
      aria-current={sort === current ? 'true' : 'false'}
    >
      {children}
    </Link>
  );
}

function Content({ moment }: { moment: OrderMoment }) {
  const { texts: entryTexts, reasonCode, invoice, parcel, links } = moment;
  const reason = reasonCode === undefined ? undefined : nameIn(messages.reasonCodes, reasonCode);
  const lines = [
    reason,
    ...entryTexts.map((text) => (reasonCode === undefined ? text : fill(texts.quoted, { text }))),
    invoice !== undefined && fill(texts.invoice, { number: invoice }),
    parcel !== undefined && fill(texts.parcel, { id: parcel }),
  ].filter(Boolean);
  if (lines.length + links.length === 0) return undefined;
  return (
    <div className="timeline-content">
      {lines.length > 0 && <p>{lines.join(' · ')}</p>}
      {links.map(({ name, title, url }) => (
        <ExternalLink key={`${name} ${title}`} url={url}>
          {name === 'document' ? title : texts[name]}
        </ExternalLink>
      ))}
    </div>
  );
}
