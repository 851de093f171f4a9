import { Money } from '../../../design/money.js';
import { columnHelper, Table, type Columns } from '../../../design/tables/table.js';
import { taxName } from '../../../format/tax.js';
import { fill } from '../../../language/texts.js';
import { messages } from './messages.js';
import type { Preview } from './requests.js';

const { samples: texts } = messages;

type Sample = Preview['samples'][number];
type Taxes = Sample['after'];

const USD = 'USD';

const column = columnHelper<Sample>();
const numeric = { numeric: true };
const money = ({ getValue }: { getValue: () => number }) => (
  <Money value={getValue()} currency={USD} />
);

const COLUMNS = column.columns([
  column.accessor('goods', { header: texts.goods, meta: numeric, cell: money }),
  column.accessor('freight', {
    header: texts.freight,
    meta: { numeric: true, wide: true },
    cell: money,
  }),
  column.accessor('before', {
    header: texts.before,
    cell: ({ row: { original } }) =>
      original.before ? <TaxesCell taxes={original.before} /> : texts.none,
  }),
  column.accessor('after', {
    header: texts.after,
    cell: ({ row: { original } }) => <TaxesCell taxes={original.after} />,
  }),
]) as Columns<Sample>;

/** The taxes on a few carts under the current rules and under those of the document. */
export function Samples({ samples }: { samples: readonly Sample[] }) {
  return (
    <>
      <h3>{texts.title}</h3>
      <p className="quiet">{texts.explained}</p>
      <div className="table-wrap">
        <Table label={texts.title} columns={COLUMNS} rows={samples} />
      </div>
    </>
  );
}

function TaxesCell({ taxes: { total, taxes = [], refused } }: { taxes: Taxes }) {
  if (refused !== undefined) return fill(texts.refused, { reason: refused });
  return (
    <>
      <strong>
        <Money value={total ?? 0} currency={USD} />
      </strong>
      {taxes.map(({ name, amount, informative }) => (
        <span key={name} className="under">
          {informative === true ? fill(texts.informative, { name: taxName(name) }) : taxName(name)}{' '}
          <Money value={amount} currency={USD} />
        </span>
      ))}
    </>
  );
}
