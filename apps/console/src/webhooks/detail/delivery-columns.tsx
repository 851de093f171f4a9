import { Link } from '@tanstack/react-router';
import { momentCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Delivery } from '../requests.js';
import { DeliveryStateBadge } from './delivery-state.js';

const { deliveries: texts } = messages;
const { columns: names } = texts;
const column = columnHelper<Delivery>();

export const DELIVERY_COLUMNS = column.columns([
  column.accessor('type', {
    header: names.type,
    cell: ({ getValue, row: { original } }) => (
      <Link
        from="/webhooks/$endpointId"
        search={(old) => ({ ...old, open: original.deliveryId })}
        resetScroll={false}
        className="id"
        aria-label={fill(texts.open, { type: getValue(), subject: original.subject })}
      >
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('state', {
    header: names.state,
    cell: ({ getValue }) => <DeliveryStateBadge state={getValue()} />,
  }),
  column.accessor('attemptCount', { header: names.attempts, meta: { numeric: true } }),
  column.accessor('subject', {
    header: names.subject,
    meta: { wide: true },
    cell: ({ getValue }) => (
      <code className="id" title={getValue()}>
        {getValue()}
      </code>
    ),
  }),
  column.accessor('cause', {
    header: names.cause,
    meta: { wide: true },
    cell: ({ getValue }) => texts.causes[getValue()],
  }),
  column.accessor('createdAt', { header: names.created, meta: { wide: true }, cell: momentCell }),
]) as Columns<Delivery>;
