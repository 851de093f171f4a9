import { Link } from '@tanstack/react-router';
import { Moment } from '../../design/moment.js';
import { columnHelper } from '../../design/tables/table.js';
import type { Columns } from '../../design/tables/table.js';
import { messages } from './messages.js';
import { keyOf } from './source.js';
import type { Change } from './source.js';

const { columns: names } = messages;
const column = columnHelper<Change>();

export const AUDIT_COLUMNS = column.columns([
  column.accessor('what', {
    header: names.what,
    cell: ({ getValue, row: { original } }) => (
      <Link
        from="/settings/audit"
        search={(old) => ({ ...old, open: keyOf(original) })}
        resetScroll={false}
        className="id"
      >
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('who', { header: names.who }),
  column.accessor(({ details }) => JSON.stringify(details), {
    id: 'details',
    header: names.details,
    meta: { wide: true },
    cell: ({ getValue }) => <code>{getValue()}</code>,
  }),
  column.accessor('service', { header: names.service, meta: { wide: true } }),
  column.accessor('at', {
    header: names.at,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
]) as Columns<Change>;
