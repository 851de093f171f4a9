import { Money } from '../../design/money.js';
import { column, Table, type Columns } from '../../design/tables/table.js';
import { taxHow, taxName } from '../../format/tax.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';

const { items: texts } = messages;

type Tax = NonNullable<Order['taxes']>[number] & Pick<Order, 'currency'>;
const COLUMNS: Columns<Tax> = [
  column('name', texts.tax, '', (row) => (
    <>
      {taxName(row.name)}
      <span className="under">{taxHow(row, row.currency)}</span>
    </>
  )),
  column('value', texts.member, 'numeric', (row) => (
    <Money value={row.value} currency={row.currency} />
  )),
];

/** The duties, taxes and fees inside the value of an order; nothing if there are none. */
export function OrderTaxes({ order: { taxes, currency } }: { order: Order }) {
  if (taxes.length === 0) return undefined;
  return (
    <>
      <h3>{texts.taxes}</h3>
      <Table
        label={texts.taxes}
        columns={COLUMNS}
        rows={taxes.map((tax) => ({ ...tax, currency }))}
      />
    </>
  );
}
