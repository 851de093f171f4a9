import { useState } from 'react';
import { Problem } from '../design/problem.js';
import { ReadAt } from '../live/read-at.js';
import { Raw } from '../raw/raw.js';
import { NoticeContext } from '../settings/parts/act.js';
import { Exceptions } from './exceptions.js';
import { jobsOf } from './jobs.js';
import { JobsTable } from './jobs-table.js';
import { messages } from './messages.js';
import { Republish } from './republish.js';
import { ServicesTable } from './services-table.js';
import { useExceptions, useOverview, useRequeues } from './use-overview.js';

/** For operators: the services, the jobs, and the exceptions that no one has acknowledged. */
export function SystemPage() {
  const overview = useOverview();
  const exceptions = useExceptions();
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
        {exceptions.data && (
          <Exceptions
            exceptions={exceptions.data.exceptions}
            more={exceptions.data.nextPageToken !== undefined}
          />
        )}
      </section>
    </section>
  );
}

function Jobs({ overview: { data, dataUpdatedAt } }: { overview: ReturnType<typeof useOverview> }) {
  const requeues = useRequeues();
  const [notice, setNotice] = useState('');
  return (
    <NoticeContext value={setNotice}>
      <section className="card" aria-labelledby="jobs-title">
        <header className="card-head">
          <h2 id="jobs-title">{messages.jobs.title}</h2>
          <output className="done">{notice}</output>
          <Republish />
        </header>
        {requeues.error && (
          <Problem error={requeues.error} onRetry={() => void requeues.refetch()} />
        )}
        {data && (
          <JobsTable jobs={jobsOf(data.services, requeues.data?.requeues ?? [], dataUpdatedAt)} />
        )}
      </section>
    </NoticeContext>
  );
}
