import { Money } from '../../design/money.js';
import { column, Table, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Breakdown } from '../price-row.js';
import { isWithoutTaxes, linesOf, type BreakdownLine } from './breakdown-lines.js';

const { breakdown: texts } = messages;
const amount = (side: 'sale' | 'list') =>
  column<BreakdownLine>(side, texts[side], side === 'list' ? 'numeric wide' : 'numeric', (row) => {
    const money = <Money value={row[side]} currency={row.currency} />;
    return row.isSum ? <strong>{money}</strong> : money;
  });
const COLUMNS: Columns<BreakdownLine> = [
  column('term', texts.term, '', (row) => (
    <>
      {row.isSum ? <strong>{row.term}</strong> : row.term}
      {row.how !== undefined && <span className="under">{row.how}</span>}
    </>
  )),
  amount('sale'),
  amount('list'),
];

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
      <Table label={label} columns={COLUMNS} rows={linesOf(breakdown)} />
      <p className="quiet">{isWithoutTaxes(sale) ? texts.taxesAdded : texts.taxesIncluded}</p>
      {listPriceDropped && <p>{fill(texts.listDropped, { reason: listPriceDropped.detail })}</p>}
    </>
  );
}
