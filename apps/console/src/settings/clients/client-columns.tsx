import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { momentCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { listed } from '../../language/texts.js';
import { messages } from './messages.js';
import type { Client } from './requests.js';

const { columns: names } = messages;
const column = columnHelper<Client>();
const wide = { wide: true };

export const CLIENT_COLUMNS = column.columns([
  column.accessor('clientId', {
    header: names.client,
    cell: ({ getValue }) => (
      <Link
        from="/settings/clients"
        search={(old) => ({ ...old, open: getValue() })}
        resetScroll={false}
        className="id"
      >
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('kind', {
    header: names.kind,
    cell: ({ getValue }) => messages.kinds[getValue()],
  }),
  column.accessor(
    ({ merchantId, partnerId, salesChannel }) => merchantId ?? partnerId ?? salesChannel ?? '',
    {
      id: 'of',
      header: names.of,
      meta: wide,
    },
  ),
  column.accessor(accessOf, {
    id: 'access',
    header: names.access,
    meta: wide,
  }),
  column.accessor(({ revokedAt }) => revokedAt === undefined, {
    id: 'state',
    header: names.state,
    cell: ({ getValue }) => (
      <Badge tone={getValue() ? 'good' : 'neutral'}>
        {getValue() ? messages.valid : messages.revoked}
      </Badge>
    ),
  }),
  column.accessor('createdAt', { header: names.created, meta: wide, cell: momentCell }),
]) as Columns<Client>;

function accessOf({ kind, access, scopes }: Client): string {
  if (scopes) return listed(scopes);
  return kind === 'operator' ? messages.access[access] : '';
}
