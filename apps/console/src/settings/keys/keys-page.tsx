import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import { Badge, type Tone } from '../../design/badge.js';
import { EmptyState } from '../../design/empty-state.js';
import { Moment } from '../../design/moment.js';
import { idCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { Rows } from '../parts/rows.js';
import { Section } from '../parts/section.js';
import { messages } from './messages.js';

const { columns: names, rotate, revoke } = messages;

type SigningKey = Schemas['SigningKeyResponse'];

const TONES: Readonly<Record<SigningKey['state'], Tone>> = {
  next: 'info',
  active: 'good',
  retired: 'neutral',
};

const column = columnHelper<SigningKey>();
const wide = { wide: true };
const moment = (at: string) => at !== '' && <Moment at={at} />;

const COLUMNS = column.columns([
  column.accessor('kid', { header: names.kid, cell: idCell }),
  column.accessor('state', {
    header: names.state,
    cell: ({ getValue }) => <Badge tone={TONES[getValue()]}>{messages.states[getValue()]}</Badge>,
  }),
  column.accessor('createdAt', {
    header: names.created,
    meta: wide,
    cell: ({ getValue }) => moment(getValue()),
  }),
  column.accessor(({ signsFrom = '' }) => signsFrom, {
    id: 'signsFrom',
    header: names.from,
    meta: wide,
    cell: ({ getValue }) => moment(getValue()),
  }),
  column.accessor(({ retiredAt = '' }) => retiredAt, {
    id: 'retiredAt',
    header: names.retired,
    meta: wide,
    cell: ({ getValue }) => moment(getValue()),
  }),
  column.display({
    id: 'revoke',
    header: common.acts,
    meta: { numeric: true },
    cell: ({ row: { original } }) => <Revoke kid={original.kid} />,
  }),
]) as Columns<SigningKey>;

/** The current and former keys that sign tokens. */
export function KeysPage() {
  const query = useQuery({
    ...POLLED,
    queryKey: ['settings', 'keys'],
    queryFn: ({ signal }) => readKeys(signal),
  });
  return (
    <Section
      title={common.sections.keys}
      query={query}
      subject={
        query.data && { what: messages.raw.list, path: '/ops/signing-keys', value: query.data }
      }
      acts={
        <Act
          operation="rotateSigningKey"
          open={rotate.open}
          explained={rotate.explained}
          fields={[]}
          sendText={rotate.send}
          send={rotateKey}
          done={({ kid: id }) => fill(rotate.done, { id })}
        />
      }
    >
      {({ keys }) => (
        <>
          <p className="quiet">{messages.explained}</p>
          <Rows
            label={common.sections.keys}
            columns={COLUMNS}
            rows={keys}
            keyOf={({ kid }) => kid}
            scrollId="keys"
            empty={<EmptyState title={messages.empty.title}>{messages.empty.how}</EmptyState>}
          />
        </>
      )}
    </Section>
  );
}

function Revoke({ kid }: { kid: string }) {
  return (
    <Act
      operation="revokeSigningKey"
      open={revoke.open}
      title={revoke.title}
      look="danger"
      explained={revoke.explained}
      fields={[]}
      confirm={kid}
      sendText={revoke.open}
      send={() => revokeKey(kid)}
      done={() => revoke.done}
    />
  );
}

function readKeys(signal: AbortSignal) {
  return bodyOf(api.GET('/ops/signing-keys', { signal }));
}

function rotateKey(): Promise<SigningKey> {
  return bodyOf(api.POST('/ops/signing-keys/rotate'));
}

function revokeKey(kid: string) {
  return bodyOf(api.POST('/ops/signing-keys/{kid}/revoke', { params: { path: { kid } } }));
}
