import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSession } from '../api/session.js';
import { Button } from '../design/button.js';
import { EmptyState } from '../design/empty-state.js';
import { Problem } from '../design/problem.js';
import { ListTable } from '../design/tables/list-table.js';
import { counted, fill } from '../language/texts.js';
import { ReadAt } from '../live/read-at.js';
import { Raw } from '../raw/raw.js';
import { EVENT_COLUMNS } from './event-columns.js';
import { EventDrawer } from './event-drawer.js';
import { listSubject } from './event-subject.js';
import { FilterBar } from './filter-bar.js';
import { messages } from './messages.js';
import type { CloudEvent, Owner } from '../api/events.js';
import { eventSearch, type EventSearch } from './search.js';
import { KEPT_MAX, traceOf } from './tail.js';
import { useTail, type Tail } from './use-tail.js';

const keyOf = ({ id }: CloudEvent): string => id;

/** The events of a merchant as they happen. */
export function EventsPage() {
  const search = useSearch({ from: '/shell/events', select: eventSearch });
  const { kind } = useSession();
  const [paused, setPaused] = useState(false);
  const { types, subject } = search;
  const merchant = kind === 'operator' ? search.merchant : 'self';
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <Button aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {paused ? messages.resume : messages.pause}
        </Button>
        <Raw
          subject={merchant === undefined ? undefined : listSubject(ownerOf(merchant), search)}
        />
      </header>
      <FilterBar search={search} />
      {merchant === undefined ? (
        <EmptyState title={messages.chooseMerchant}>{messages.chooseMerchantHow}</EmptyState>
      ) : (
        <Followed
          key={[merchant, types, subject].join(' ')}
          merchant={merchant}
          search={search}
          paused={paused}
        />
      )}
    </section>
  );
}

interface FollowedProps {
  merchant: string;
  search: EventSearch;
  paused: boolean;
}

function Followed({ merchant, search, paused }: FollowedProps) {
  const navigate = useNavigate({ from: '/events' });
  const { types, subject, open } = search;
  const tail = useTail({ merchant, types, subject, paused });
  return (
    <>
      <div className="page-head">
        <p className="quiet">{messages.intro}</p>
        {tail.asOf > 0 && <ReadAt readAt={tail.asOf} error={tail.error ?? null} />}
      </div>
      <Events search={search} tail={tail} paused={paused} />
      {open !== undefined && (
        <EventDrawer
          owner={ownerOf(merchant)}
          eventId={open}
          loaded={tail.events.find(({ id }) => id === open)}
          onClose={() => void navigate({ search: (old) => ({ ...old, open: undefined }) })}
        />
      )}
    </>
  );
}

function ownerOf(merchant: string): Owner {
  return merchant === 'self' ? merchant : { merchantId: merchant };
}

function Events({ search, tail, paused }: { search: EventSearch; tail: Tail; paused: boolean }) {
  const { events, asOf, error } = tail;
  const { trace } = search;
  const shown = useMemo(
    () => (trace === undefined ? events : events.filter((event) => traceOf(event) === trace)),
    [events, trace],
  );
  if (asOf === 0) return error ? <Problem error={error} /> : <output>{messages.loading}</output>;
  if (shown.length === 0) return <NoEvents search={search} />;
  return (
    <ListTable
      label={messages.title}
      columns={EVENT_COLUMNS}
      rows={shown}
      keyOf={keyOf}
      complete
      onEnd={noMore}
      scrollId="events"
      footer={
        <div className="list-foot">
          {paused ? messages.paused : counted(messages.live, shown.length)}
          {events.length >= KEPT_MAX && ` ${fill(messages.kept, { count: KEPT_MAX })}`}
        </div>
      }
    />
  );
}

/** The list contains all events that the page stores. */
function noMore(): void {}

function NoEvents({ search: { types, subject, trace } }: { search: EventSearch }) {
  const filtered = (types ?? subject ?? trace) !== undefined;
  return (
    <EmptyState title={filtered ? messages.noneFiltered : messages.none}>
      {filtered ? messages.noneFilteredHow : messages.noneHow}
    </EmptyState>
  );
}
