import type { Schemas } from '@entrepot/client';
import { call } from '../../api/client.js';
import { Badge, type Tone } from '../../design/badge.js';
import { EmptyState } from '../../design/empty-state.js';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { Rows } from '../parts/rows.js';
import { Section } from '../parts/section.js';
import { useSettings } from '../parts/use-settings.js';
import { messages } from './messages.js';

const { columns: names, rotate, revoke } = messages;

type SigningKey = Schemas['SigningKeyResponse'];

const TONES: Readonly<Record<SigningKey['state'], Tone>> = {
  next: 'info',
  active: 'good',
  retired: 'neutral',
};

const COLUMNS: Columns<SigningKey> = [
  column('kid', names.kid, '', ({ kid }) => <span className="id">{kid}</span>),
  column('state', names.state, '', ({ state }) => (
    <Badge tone={TONES[state]}>{messages.states[state]}</Badge>
  )),
  momentColumn('createdAt', names.created, 'wide'),
  momentColumn('signsFrom', names.from, 'wide'),
  momentColumn('retiredAt', names.retired, 'wide'),
  column('revoke', common.acts, 'numeric', (row) => <Revoke kid={row.kid} />),
];

/** The current and former keys that sign tokens. */
export function KeysPage() {
  const query = useSettings('listSigningKeys', {});
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
          texts={rotate}
          send={() => call('rotateSigningKey', {})}
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
      texts={revoke}
      look="danger"
      confirm={kid}
      send={() => call('revokeSigningKey', { path: { kid } })}
    />
  );
}
