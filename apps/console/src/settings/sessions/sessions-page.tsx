import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@entrepot/client';
import { allPages, call } from '../../api/client.js';
import { EmptyState } from '../../design/empty-state.js';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import { POLLED } from '../../live/polled.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { Rows } from '../parts/rows.js';
import { Section } from '../parts/section.js';
import { messages } from './messages.js';

const { columns: names, end } = messages;

type ClientSessions = Schemas['ClientSessionsResponse'];

const LIMIT = 200;

const COLUMNS: Columns<ClientSessions> = [
  column('clientId', names.client, '', ({ clientId }) => <span className="id">{clientId}</span>),
  column('live', names.live, 'numeric'),
  momentColumn('lastBegunAt', names.begun, 'wide'),
  momentColumn('lastExpiresAt', names.expires, 'wide'),
  column('end', common.acts, 'numeric', (row) => <End id={row.clientId} />),
];

export function SessionsPage() {
  const query = useQuery({
    ...POLLED,
    queryKey: ['settings', 'sessions'],
    queryFn: ({ signal }) => readSessions(signal),
  });
  return (
    <Section
      title={common.sections.sessions}
      query={query}
      subject={query.data && { what: messages.raw.list, path: '/ops/sessions', value: query.data }}
    >
      {(sessions) => (
        <>
          <p className="quiet">{messages.explained}</p>
          <Rows
            label={common.sections.sessions}
            columns={COLUMNS}
            rows={sessions}
            keyOf={({ clientId }) => clientId}
            scrollId="sessions"
            empty={<EmptyState title={messages.empty.title}>{messages.empty.how}</EmptyState>}
          />
        </>
      )}
    </Section>
  );
}

function End({ id }: { id: string }) {
  return (
    <Act
      operation="endSessions"
      texts={end}
      values={{ id }}
      look="danger"
      confirm={id}
      send={() => call('endSessions', { path: { clientId: id } })}
    />
  );
}

/** The sessions of the console, by client id. */
async function readSessions(signal: AbortSignal): Promise<ClientSessions[]> {
  const pages = await allPages((after?: string) =>
    call('listSessions', { query: { limit: LIMIT, after }, signal }),
  );
  return pages.flatMap(({ clients }) => clients);
}
