import { Money } from '../../../design/money.js';
import { columnHelper, Table, type Columns } from '../../../design/tables/table.js';
import { shareText, taxName } from '../../../format/tax.js';
import { fill, listed } from '../../../language/texts.js';
import { messages as rules } from '../readable/messages.js';
import { messages } from './messages.js';
import type { LandedLineTax } from './requests.js';

const { columns: names } = messages;

type Row = LandedLineTax & { currency: string };

const column = columnHelper<Row>();
const numeric = { numeric: true };

const COLUMNS = column.columns([
  column.accessor('name', {
    header: names.tax,
    cell: ({ row: { original } }) => <Name tax={original} />,
  }),
  column.accessor(rateOf, { id: 'rate', header: names.rate, meta: numeric }),
  column.accessor('base', {
    header: names.base,
    meta: numeric,
    cell: ({ getValue, row: { original } }) => {
      const base = getValue();
      return base !== undefined && <Money value={base} currency={original.currency} />;
    },
  }),
  column.accessor('amount', {
    header: names.amount,
    meta: numeric,
    cell: ({ getValue, row: { original } }) => (
      <Money value={getValue()} currency={original.currency} />
    ),
  }),
  column.accessor(({ collectedBy }) => rules.tax.collectors[collectedBy], {
    id: 'collectedBy',
    header: names.collectedBy,
  }),
  column.accessor(({ source }) => source.join('; '), { id: 'source', header: names.source }),
]) as Columns<Row>;

interface Props {
  label: string;
  taxes: readonly LandedLineTax[];
  total: number;
  currency: string;
}

/** Each tax with its rate, base, amount, collector, and the source of the rule. */
export function TaxTable({ label, taxes, total, currency }: Props) {
  if (taxes.length === 0) return <p>{messages.noTaxes}</p>;
  return (
    <>
      <div className="table-wrap">
        <Table label={label} columns={COLUMNS} rows={taxes.map((tax) => ({ ...tax, currency }))} />
      </div>
      <p>
        <strong>
          {messages.total} <Money value={total} currency={currency} />
        </strong>
      </p>
    </>
  );
}

function Name({ tax: { name, kind, informative, hsPrefix, estimate } }: { tax: Row }) {
  const notes = [
    rules.tax.kinds[kind],
    ...(hsPrefix === undefined ? [] : [fill(messages.prefix, { prefix: hsPrefix })]),
    ...(estimate === true ? [messages.estimate] : []),
    ...(informative === true ? [messages.informative] : []),
  ];
  return (
    <>
      {taxName(name)} <span className="under">{listed(notes)}</span>
    </>
  );
}

function rateOf({ rate, base }: Row): string {
  if (rate !== undefined) return shareText(rate);
  return base === undefined ? messages.fixed : messages.severalRates;
}
