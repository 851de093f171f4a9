import { Link } from '@tanstack/react-router';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Delivery } from '../requests.js';
import { DeliveryStateBadge } from './delivery-state.js';

const { deliveries: texts } = messages;
const { columns: names } = texts;

export const DELIVERY_COLUMNS: Columns<Delivery> = [
  column('type', names.type, '', (row) => (
    <Link
      from="/webhooks/$endpointId"
      search={(old) => ({ ...old, open: row.deliveryId })}
      resetScroll={false}
      className="id"
      aria-label={fill(texts.open, { type: row.type, subject: row.subject })}
    >
      {row.type}
    </Link>
  )),
  column('state', names.state, '', ({ state }) => <DeliveryStateBadge state={state} />),
  column('attemptCount', names.attempts, 'numeric'),
  column('subject', names.subject, 'wide', ({ subject }) => (
    <code className="id" title={subject}>
      {subject}
    </code>
  )),
  column('cause', names.cause, 'wide', ({ cause }) => texts.causes[cause]),
  momentColumn('createdAt', names.created, 'wide'),
];
