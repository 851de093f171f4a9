import { Money } from '../../design/money.js';
import { columnHelper, Table, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Breakdown } from '../price-row.js';
import { isWithoutTaxes, linesOf, type BreakdownLine } from './breakdown-lines.js';

const { breakdown: texts } = messages;

const column = columnHelper<BreakdownLine>();
const amount = (side: 'sale' | 'list') =>
  column.accessor(side, {
    header: texts[side],
    meta: { numeric: true, wide: side === 'list' },
    cell: ({ getValue, row: { original } }) => {
      const money = <Money value={getValue()} currency={original.currency} />;
      return original.isSum ? <strong>{money}</strong> : money;
    },
  });
const COLUMNS = column.columns([
  column.accessor('term', {
    header: texts.term,
    cell: ({ row: { original } }) => (
      <>
        {original.isSum ? <strong>{original.term}</strong> : original.term}
        {original.how !== undefined && <span className="under">{original.how}</span>}
      </>
    ),
  }),
  amount('sale'),
  amount('list'),
]) as Columns<BreakdownLine>;

interface Props {
  label: string;
  breakdown: Breakdown;
}

/** The terms from the payout to the price that buyers see, and who pays the taxes. */
export function BreakdownTable({ label, breakdown }: Props) {
  const { kind, sale, listPriceDropped } = breakdown;
  return (
    <>
      <p className="quiet">{texts[kind]}</p>
      <div className="table-wrap">
        <Table label={label} columns={COLUMNS} rows={linesOf(breakdown)} />
      </div>
      <p className="quiet">{isWithoutTaxes(sale) ? texts.taxesAdded : texts.taxesIncluded}</p>
      {listPriceDropped && <p>{fill(texts.listDropped, { reason: listPriceDropped.detail })}</p>}
    </>
  );
}
