import { Money } from '../../design/money.js';
import { columnHelper, Table, type Columns } from '../../design/tables/table.js';
import { taxHow, taxName } from '../../format/tax.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';

const { items: texts } = messages;

type Tax = NonNullable<Order['taxes']>[number] & Pick<Order, 'currency'>;

const column = columnHelper<Tax>();
const COLUMNS = column.columns([
  column.accessor('name', {
    header: texts.tax,
    cell: ({ getValue, row: { original } }) => (
      <>
        {taxName(getValue())}
        <span className="under">{taxHow(original, original.currency)}</span>
      </>
    ),
  }),
  column.accessor('value', {
    header: texts.member,
    meta: { numeric: true },
    cell: ({ getValue, row: { original } }) => (
      <Money value={getValue()} currency={original.currency} />
    ),
  }),
]) as Columns<Tax>;

/** The duties, taxes and fees inside the value of an order; nothing if there are none. */
export function OrderTaxes({ order: { taxes, currency } }: { order: Order }) {
  if (taxes.length === 0) return undefined;
  return (
    <>
      <h3>{texts.taxes}</h3>
      <div className="table-wrap">
        <Table
          label={texts.taxes}
          columns={COLUMNS}
          rows={taxes.map((tax) => ({ ...tax, currency }))}
        />
      </div>
    </>
  );
}
