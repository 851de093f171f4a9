import { Link } from '@tanstack/react-router';
import { momentCell } from '../design/tables/cells.js';
import { columnHelper, type Columns } from '../design/tables/table.js';
import { fill } from '../language/texts.js';
import { messages } from './messages.js';
import type { CloudEvent } from '../api/events.js';

const { columns: names } = messages;
const column = columnHelper<CloudEvent>();

export const EVENT_COLUMNS = column.columns([
  column.accessor('type', {
    header: names.type,
    cell: ({ getValue, row: { original } }) => (
      <Link
        to="/events"
        search={(old) => ({ ...old, open: original.id })}
        className="id"
        aria-label={fill(messages.open, { type: getValue(), subject: original.subject })}
      >
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('subject', {
    header: names.subject,
    cell: ({ getValue }) => (
      <code className="id" title={getValue()}>
        {getValue()}
      </code>
    ),
  }),
  column.accessor('subjectversion', { header: names.version, meta: { numeric: true, wide: true } }),
  column.accessor('source', {
    header: names.source,
    meta: { wide: true },
    cell: ({ getValue }) => getValue().split('/').at(-1),
  }),
  column.accessor('time', { header: names.time, cell: momentCell }),
]) as Columns<CloudEvent>;
