import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../design/empty-state.js';
import { ListTable } from '../design/tables/list-table.js';
import { Problem } from '../design/problem.js';
import { counted } from '../language/texts.js';
import { POLLED } from '../live/polled.js';
import { ReadAt } from '../live/read-at.js';
import { messages } from './messages.js';
import { OUTBOX } from './parked-columns.js';
import { openOf } from './parked-item.js';
import { readOutbox, type ParkedOutbox } from './requests.js';
import { Unavailable } from './unavailable.js';

const nothing = (): void => undefined;

/** The events that the services could not publish. */
export function OutgoingTab() {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...POLLED,
    queryKey: ['parked', 'outbox'],
    queryFn: ({ signal }) => readOutbox(signal),
  });
  return (
    <>
      <div className="page-head">
        <Unavailable services={data?.unavailable ?? []} />
        <ReadAt readAt={dataUpdatedAt} error={error} />
      </div>
      {data && <Rows outbox={data} />}
      {!data && error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output>{messages.loading}</output>}
    </>
  );
}

function Rows({ outbox: { rows, more } }: { outbox: ParkedOutbox }) {
  const { empty } = messages;
  if (rows.length === 0) return <EmptyState title={empty.outbox}>{empty.outboxHow}</EmptyState>;
  return (
    <ListTable
      label={messages.tabs.outbox}
      columns={OUTBOX}
      rows={rows}
      keyOf={openOf}
      complete
      onEnd={nothing}
      scrollId="parked-outbox"
      footer={
        <div className="list-foot">
          {counted(more ? messages.moreRows : messages.rows, rows.length)}
        </div>
      }
    />
  );
}
