import { Link } from '@tanstack/react-router';
import { momentCell } from '../design/tables/cells.js';
import { columnHelper, Table } from '../design/tables/table.js';
import { AcknowledgeButton } from '../exceptions/acknowledge-button.js';
import { kindText, type Exception } from '../exceptions/exceptions.js';
import { fill } from '../language/texts.js';
import { messages } from './messages.js';

const { exceptions: texts } = messages;

const column = columnHelper<Exception>();

const COLUMNS = column.columns([
  column.accessor(kindText, { id: 'kind', header: texts.kind }),
  column.accessor('orderId', {
    header: texts.order,
    cell: ({ getValue }) => <OrderLink orderId={getValue()} />,
  }),
  column.accessor('merchantId', { header: texts.merchant, meta: { wide: true } }),
  column.accessor('detail', { header: texts.detail, meta: { wide: true } }),
  column.accessor('since', {
    header: texts.since,
    meta: { numeric: true, wide: true },
    cell: momentCell,
  }),
  column.display({
    id: 'acknowledge',
    header: texts.act,
    cell: ({ row }) => <AcknowledgeButton exception={row.original} />,
  }),
]);

interface Props {
  exceptions: readonly Exception[];
  /** Whether there are more exceptions. */
  more: boolean;
}

/** The newest exceptions, each with its order. */
export function Exceptions({ exceptions, more }: Props) {
  if (exceptions.length === 0) return <p className="quiet">{texts.none}</p>;
  return (
    <>
      <div className="table-wrap">
        <Table label={texts.title} columns={COLUMNS} rows={exceptions} />
      </div>
      {more && <p className="quiet">{fill(texts.some, { shown: exceptions.length })}</p>}
    </>
  );
}

function OrderLink({ orderId }: { orderId: string | undefined }) {
  return orderId === undefined ? undefined : (
    <Link to="/orders/$orderId" params={{ orderId }} className="id">
      {orderId}
    </Link>
  );
}
