import { Money } from '../../../design/money.js';
import { column, Table, type Columns } from '../../../design/tables/table.js';
import { shareText, taxName } from '../../../format/tax.js';
import { fill, listed } from '../../../language/texts.js';
import { messages as rules } from '../readable/messages.js';
import { messages } from './messages.js';
import type { LandedLineTax } from './requests.js';

const { columns: names } = messages;

type Row = LandedLineTax & { currency: string };

const COLUMNS: Columns<Row> = [
  column('name', names.tax, '', (row) => <Name tax={row} />),
  column('rate', names.rate, 'numeric', rateOf),
  column(
    'base',
    names.base,
    'numeric',
    ({ base, currency }) => base !== undefined && <Money value={base} currency={currency} />,
  ),
  column('amount', names.amount, 'numeric', (row) => (
    <Money value={row.amount} currency={row.currency} />
  )),
  column(
    'collectedBy',
    names.collectedBy,
    '',
    ({ collectedBy }) => rules.tax.collectors[collectedBy],
  ),
  column('source', names.source, '', ({ source }) => source.join('; ')),
];

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
      <Table label={label} columns={COLUMNS} rows={taxes.map((tax) => ({ ...tax, currency }))} />
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
