import { useQuery } from '@tanstack/react-query';
import { askConsole } from '../api/client.js';
import { Badge } from '../design/badge.js';
import { column, momentColumn, Table, type Columns } from '../design/tables/table.js';
import { fill, LOCALE } from '../language/texts.js';
import { POLLED } from '../live/polled.js';
import type { Job, Republication } from './jobs.js';
import { messages } from './messages.js';

const { jobs: texts } = messages;
const SHOWN = 8;

const COLUMNS: Columns<Job> = [
  column('name', texts.name),
  column('finishedAt', texts.state, '', ({ finishedAt }) => {
    const running = finishedAt === undefined;
    return <Badge tone={running ? 'info' : 'good'}>{running ? texts.running : texts.ended}</Badge>;
  }),
  column('done', texts.progress, '', (row) => (
    <>
      {row.done}
      {row.republication && <Remaining job={row.republication} />}
    </>
  )),
  momentColumn('startedAt', texts.started, 'numeric wide'),
];

/** The re-pricing and republication jobs with their progress. */
export function JobsTable({ jobs }: { jobs: readonly Job[] }) {
  if (jobs.length === 0) return <p className="quiet">{texts.none}</p>;
  return (
    <>
      <Table label={texts.title} columns={COLUMNS} rows={jobs.slice(0, SHOWN)} />
      {jobs.length > SHOWN && <p className="quiet">{fill(texts.some, { shown: SHOWN })}</p>}
    </>
  );
}

/** The progress of a republication, with the number of records still to examine. */
function Remaining({ job: { subject, jobId, published } }: { job: Republication }) {
  const { data } = useQuery({
    ...POLLED,
    queryKey: ['republication', jobId],
    queryFn: async () => {
      const answer = await askConsole('GET', `/api/ops/${subject}/republish/${jobId}`);
      return (await answer.json()) as { remaining: number };
    },
  });
  if (!data) return undefined;
  const label = fill(texts.remaining, { count: data.remaining.toLocaleString(LOCALE) });
  return (
    <span className="under">
      <progress max={published + data.remaining} value={published} aria-label={label} /> {label}
    </span>
  );
}
