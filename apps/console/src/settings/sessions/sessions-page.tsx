import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import { EmptyState } from '../../design/empty-state.js';
import { idCell, momentCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { Rows } from '../parts/rows.js';
import { Section } from '../parts/section.js';
import { messages } from './messages.js';

const { columns: names, end } = messages;

type ClientSessions = Schemas['ClientSessionsResponse'];

const LIMIT = 200;

const column = columnHelper<ClientSessions>();
const wide = { wide: true };

const COLUMNS = column.columns([
  column.accessor('clientId', { header: names.client, cell: idCell }),
  column.accessor('live', { header: names.live, meta: { numeric: true } }),
  column.accessor('lastBegunAt', { header: names.begun, meta: wide, cell: momentCell }),
  column.accessor('lastExpiresAt', { header: names.expires, meta: wide, cell: momentCell }),
  column.display({
    id: 'end',
    header: common.acts,
    meta: { numeric: true },
    cell: ({ row: { original } }) => <End id={original.clientId} />,
  }),
]) as Columns<ClientSessions>;

/** The sessions of the console. */
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
      open={end.open}
      title={fill(end.title, { id })}
      look="danger"
      explained={end.explained}
      fields={[]}
      confirm={id}
      sendText={end.open}
      send={() => endSessions(id)}
      done={() => fill(end.done, { id })}
    />
  );
}

/** The sessions of the console, by client id. */
async function readSessions(signal: AbortSignal): Promise<ClientSessions[]> {
  const found: ClientSessions[] = [];
  let after: string | undefined;
  do {
    const query = { limit: LIMIT, ...(after !== undefined && { after }) };
    const page = await bodyOf(api.GET('/ops/sessions', { params: { query }, signal }));
    found.push(...page.clients);
    after = page.next;
  } while (after !== undefined);
  return found;
}

function endSessions(clientId: string) {
  return bodyOf(api.POST('/ops/sessions/{clientId}/end', { params: { path: { clientId } } }));
}
