import { useSession } from '../api/session.js';
import { Problem } from '../design/problem.js';
import { ReadAt } from '../live/read-at.js';
import { Raw } from '../raw/raw.js';
import { faultsOf } from '../system/faults.js';
import { useOverview } from '../system/use-overview.js';
import { Charts } from './charts.js';
import { messages } from './messages.js';
import { summaryPath, useSummary, type Summary } from './use-summary.js';
import { WorkQueue } from './work-queue.js';

/** The first page of every session: the records that need a decision, and the last 14 days. */
export function HomePage() {
  const session = useSession();
  const { data, error, dataUpdatedAt, refetch } = useSummary(session);
  return (
    <section className="page">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <ReadAt readAt={dataUpdatedAt} error={error} />
        <Raw
          subject={data && { what: messages.title, path: summaryPath(session), value: { ...data } }}
        />
      </header>
      {!data && !error && <output>{messages.loading}</output>}
      {!data && error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && session.kind === 'operator' && (
        <OperatorQueue summary={data} isCurrent={error === null} />
      )}
      {data && session.kind !== 'operator' && (
        <WorkQueue summary={data} faults={[]} isComplete={error === null} />
      )}
      {data && session.kind !== 'fulfillment-partner' && <Charts summary={data} />}
    </section>
  );
}

/** Operators also see the faults of the services. */
function OperatorQueue({ summary, isCurrent }: { summary: Summary; isCurrent: boolean }) {
  const { data, error, refetch } = useOverview();
  return (
    <>
      {!data && error && <Problem error={error} onRetry={() => void refetch()} />}
      <WorkQueue
        summary={summary}
        faults={data ? faultsOf(data.services) : []}
        isComplete={isCurrent && data !== undefined && error === null}
      />
    </>
  );
}
