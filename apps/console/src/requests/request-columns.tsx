import { Link } from '@tanstack/react-router';
import { momentCell } from '../design/tables/cells.js';
import { columnHelper, type Columns } from '../design/tables/table.js';
import { fill, LOCALE } from '../language/texts.js';
import { messages } from './messages.js';
import type { LoggedRequest } from './requests.js';
import { Status } from './status.js';

const { columns: names } = messages;
const column = columnHelper<LoggedRequest>();

export const REQUEST_COLUMNS = column.columns([
  column.accessor('at', { header: names.at, meta: { wide: true }, cell: momentCell }),
  column.accessor('status', {
    header: names.status,
    cell: ({ getValue }) => <Status status={getValue()} />,
  }),
  column.accessor('method', { header: names.method }),
  column.accessor('path', {
    header: names.path,
    cell: ({ row: { original } }) => <PathLink request={original} />,
  }),
  column.accessor('code', { header: names.code, meta: { wide: true } }),
  column.accessor('durationMs', {
    header: names.duration,
    meta: { numeric: true, wide: true },
    cell: ({ getValue }) =>
      fill(messages.milliseconds, { count: getValue().toLocaleString(LOCALE) }),
  }),
  column.accessor('clientId', { header: names.client, meta: { wide: true } }),
]) as Columns<LoggedRequest>;

function PathLink({ request }: { request: LoggedRequest }) {
  const { method, path = messages.unknownPath, status, requestId } = request;
  return (
    <Link
      to="/requests"
      search={(old) => ({ ...old, open: requestId })}
      className="id"
      aria-label={fill(messages.open, { method, path, status })}
    >
      {path}
    </Link>
  );
}
