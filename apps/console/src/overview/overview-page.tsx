import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Problem } from '../design/problem.js';
import { LOCALE } from '../language/texts.js';
import { ReadAt } from '../live/read-at.js';
import { Raw } from '../raw/raw.js';
import { Said } from '../settings/parts/said.js';
import { Exceptions } from './exceptions.js';
import { jobsOf } from './jobs.js';
import { JobsTable } from './jobs-table.js';
import { messages } from './messages.js';
import { needsOf } from './needs.js';
import type { Need } from './needs.js';
import { Republish } from './republish.js';
import { ServicesTable } from './services-table.js';
import { useDisabledEndpoints, useExceptions, useOverview, useRequeues } from './use-overview.js';

const { needs: texts } = messages;

/** What needs someone now, and how the services are. */
export function OverviewPage() {
  const overview = useOverview();
  const exceptions = useExceptions();
  const disabled = useDisabledEndpoints().data;
  const { data } = overview;
  return (
    <section className="page">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <ReadAt readAt={overview.dataUpdatedAt} error={overview.error} />
        <Raw
          subject={
            data && {
              what: messages.title,
              path: '/ops/overview',
              value: { services: data.services },
            }
          }
        />
      </header>
      {!data && !overview.error && <output>{messages.loading}</output>}
      {!data && overview.error && (
        <Problem error={overview.error} onRetry={() => void overview.refetch()} />
      )}
      {data && (
        <Needs
          needs={needsOf(data.services, {
            exceptions: countText(exceptions.data?.exceptions, exceptions.data),
            disabledEndpoints: countText(disabled?.endpoints, disabled),
          })}
        />
      )}
      {data && (
        <section id="services" className="card" aria-labelledby="services-title">
          <h2 id="services-title">{messages.services.title}</h2>
          <ServicesTable services={data.services} history={data.history} />
        </section>
      )}
      <Jobs overview={overview} />
      <section id="exceptions" className="card" aria-labelledby="exceptions-title">
        <h2 id="exceptions-title">{messages.exceptions.title}</h2>
        {exceptions.error && (
          <Problem error={exceptions.error} onRetry={() => void exceptions.refetch()} />
        )}
        {exceptions.data && <Exceptions exceptions={exceptions.data.exceptions} />}
      </section>
    </section>
  );
}

function Jobs({ overview: { data, dataUpdatedAt } }: { overview: ReturnType<typeof useOverview> }) {
  const requeues = useRequeues();
  const [said, setSaid] = useState('');
  return (
    <Said value={setSaid}>
      <section className="card" aria-labelledby="jobs-title">
        <header className="card-head">
          <h2 id="jobs-title">{messages.jobs.title}</h2>
          <output className="done">{said}</output>
          <Republish />
        </header>
        {requeues.error && (
          <Problem error={requeues.error} onRetry={() => void requeues.refetch()} />
        )}
        {data && (
          <JobsTable jobs={jobsOf(data.services, requeues.data?.requeues ?? [], dataUpdatedAt)} />
        )}
      </section>
    </Said>
  );
}

/** `200+` where there is another page; undefined before it is read. */
function countText(
  rows: readonly unknown[] | undefined,
  page: { nextPageToken?: string } | undefined,
): string | undefined {
  return rows && rows.length.toLocaleString(LOCALE) + (page?.nextPageToken ? '+' : '');
}

function Needs({ needs }: { needs: readonly Need[] }) {
  return (
    <section className="card" aria-labelledby="needs-title">
      <h2 id="needs-title">{texts.title}</h2>
      {needs.length === 0 && <p className="quiet">{texts.none}</p>}
      <ul className="links">
        {needs.map((need) => (
          <li key={need.text}>
            <NeedLink need={need} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NeedLink({ need: { text, at } }: { need: Need }) {
  if (at === 'messages') return <Link to="/messages">{text}</Link>;
  if (at === 'outbox') {
    return (
      <Link to="/messages" search={{ tab: 'outbox' }}>
        {text}
      </Link>
    );
  }
  if (at === 'webhooks') {
    return (
      <Link to="/webhooks" search={{ state: 'disabled' }}>
        {text}
      </Link>
    );
  }
  return (
    <Link to="/" hash={at}>
      {text}
    </Link>
  );
}
