import { Link } from '@tanstack/react-router';
import { column, momentColumn, type Columns } from '../design/tables/table.js';
import { fill } from '../language/texts.js';
import { messages } from './messages.js';
import type { CloudEvent } from '../api/events.js';

const { columns: names } = messages;

export const EVENT_COLUMNS: Columns<CloudEvent> = [
  column('type', names.type, '', (row) => (
    <Link
      to="/events"
      search={(old) => ({ ...old, open: row.id })}
      className="id"
      aria-label={fill(messages.open, { type: row.type, subject: row.subject })}
    >
      {row.type}
    </Link>
  )),
  column('subject', names.subject, '', ({ subject }) => (
    <code className="id" title={subject}>
      {subject}
    </code>
  )),
  column('subjectversion', names.version, 'numeric wide'),
  column('source', names.source, 'wide', ({ source }) => source.split('/').at(-1)),
  momentColumn('time', names.time),
];
