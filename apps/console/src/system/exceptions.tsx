import { Link } from '@tanstack/react-router';
import { column, momentColumn, Table, type Columns } from '../design/tables/table.js';
import { AcknowledgeButton } from '../exceptions/acknowledge-button.js';
import { kindText, type Exception } from '../exceptions/exceptions.js';
import { fill } from '../language/texts.js';
import { messages } from './messages.js';

const { exceptions: texts } = messages;

const COLUMNS: Columns<Exception> = [
  column('kind', texts.kind, '', kindText),
  column('orderId', texts.order, '', ({ orderId }) => <OrderLink orderId={orderId} />),
  column('merchantId', texts.merchant, 'wide'),
  column('detail', texts.detail, 'wide'),
  momentColumn('since', texts.since, 'numeric wide'),
  column('acknowledge', texts.act, '', (row) => <AcknowledgeButton exception={row} />),
];

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
      <Table label={texts.title} columns={COLUMNS} rows={exceptions} />
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
