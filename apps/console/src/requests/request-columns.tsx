import { Link } from '@tanstack/react-router';
import { column, momentColumn, type Columns } from '../design/tables/table.js';
import { fill, LOCALE } from '../language/texts.js';
import { messages } from './messages.js';
import type { LoggedRequest } from './requests.js';
import { Status } from './status.js';

const { columns: names } = messages;

export const REQUEST_COLUMNS: Columns<LoggedRequest> = [
  momentColumn('at', names.at, 'wide'),
  column('status', names.status, '', ({ status }) => <Status status={status} />),
  column('method', names.method),
  column('path', names.path, '', (row) => <PathLink request={row} />),
  column('code', names.code, 'wide'),
  column('durationMs', names.duration, 'numeric wide', ({ durationMs }) =>
    fill(messages.milliseconds, { count: durationMs.toLocaleString(LOCALE) }),
  ),
  column('clientId', names.client, 'wide'),
];

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
