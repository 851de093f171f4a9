import { Money } from '../../../design/money.js';
import { column, Table, type Columns } from '../../../design/tables/table.js';
import { taxName } from '../../../format/tax.js';
import { fill } from '../../../language/texts.js';
import { messages } from './messages.js';
import type { Preview } from './requests.js';

const { samples: texts } = messages;

type Sample = Preview['samples'][number];
type Taxes = Sample['after'];

const USD = 'USD';
const COLUMNS: Columns<Sample> = [
  column('goods', texts.goods, 'numeric', ({ goods }) => <Money value={goods} currency={USD} />),
  column('freight', texts.freight, 'numeric wide', ({ freight }) => (
    <Money value={freight} currency={USD} />
  )),
  column('before', texts.before, '', (row) =>
    row.before ? <TaxesCell taxes={row.before} /> : texts.none,
  ),
  column('after', texts.after, '', (row) => <TaxesCell taxes={row.after} />),
];

/** The taxes on a few carts under the current rules and under those of the document. */
export function Samples({ samples }: { samples: readonly Sample[] }) {
  return (
    <>
      <h3>{texts.title}</h3>
      <p className="quiet">{texts.explained}</p>
      <Table label={texts.title} columns={COLUMNS} rows={samples} />
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
