import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import { listed } from '../../language/texts.js';
import { messages } from './messages.js';
import type { Client } from './requests.js';

const { columns: names } = messages;

export const CLIENT_COLUMNS: Columns<Client> = [
  column('clientId', names.client, '', ({ clientId }) => (
    <Link
      from="/settings/clients"
      search={(old) => ({ ...old, open: clientId })}
      resetScroll={false}
      className="id"
    >
      {clientId}
    </Link>
  )),
  column('kind', names.kind, '', ({ kind }) => messages.kinds[kind]),
  column(
    'of',
    names.of,
    'wide',
    ({ merchantId, partnerId, salesChannel }) => merchantId ?? partnerId ?? salesChannel ?? '',
  ),
  column('access', names.access, 'wide', accessOf),
  column('state', names.state, '', ({ revokedAt }) => (
    <Badge tone={revokedAt === undefined ? 'good' : 'neutral'}>
      {revokedAt === undefined ? messages.valid : messages.revoked}
    </Badge>
  )),
  momentColumn('createdAt', names.created, 'wide'),
];

function accessOf({ kind, access, scopes }: Client): string {
  if (scopes) return listed(scopes);
  return kind === 'operator' ? messages.access[access] : '';
}
