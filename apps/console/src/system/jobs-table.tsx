import { useQuery } from '@tanstack/react-query';
import { askConsole } from '../api/client.js';
import { Badge } from '../design/badge.js';
import { momentCell } from '../design/tables/cells.js';
import { columnHelper, Table } from '../design/tables/table.js';
import { fill, LOCALE } from '../language/texts.js';
import { POLLED } from '../live/polled.js';
import type { Job, Republication } from './jobs.js';
import { messages } from './messages.js';

const { jobs: texts } = messages;
const SHOWN = 8;

const column = columnHelper<Job>();

const COLUMNS = column.columns([
  column.accessor('name', { header: texts.name }),
  column.accessor('finishedAt', {
    header: texts.state,
    cell: ({ getValue }) => {
      const running = getValue() === undefined;
      return (
        <Badge tone={running ? 'info' : 'good'}>{running ? texts.running : texts.ended}</Badge>
      );
    },
  }),
  column.accessor('done', {
    header: texts.progress,
    cell: ({ getValue, row: { original } }) => (
      <>
        {getValue()}
        {original.republication && <Remaining job={original.republication} />}
      </>
    ),
  }),
  column.accessor('startedAt', {
    header: texts.started,
    meta: { numeric: true, wide: true },
    cell: momentCell,
  }),
]);

/** The re-pricing and republication jobs with their progress. */
export function JobsTable({ jobs }: { jobs: readonly Job[] }) {
  if (jobs.length === 0) return <p className="quiet">{texts.none}</p>;
  return (
    <>
      <div className="table-wrap">
        <Table label={texts.title} columns={COLUMNS} rows={jobs.slice(0, SHOWN)} />
      </div>
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
