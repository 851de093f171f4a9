import { useQuery } from '@tanstack/react-query';
import { Money } from '../../design/money.js';
import { Problem } from '../../design/problem.js';
import { columnHelper, Table } from '../../design/tables/table.js';
import type { Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { readBreakdown } from '../requests.js';
import { linesOf } from './breakdown-lines.js';
import type { BreakdownLine } from './breakdown-lines.js';

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

/** Each term that leads from the payout to the price that buyers see. */
export function PriceBreakdown({ price }: { price: PriceRow }) {
  const { id, salesChannel, version } = price;
  const { data, error, refetch } = useQuery({
    // A newer version of the price has a breakdown of its own.
    queryKey: ['price-breakdown', id, version],
    queryFn: ({ signal }) => readBreakdown(price, signal),
  });
  const title = fill(texts.title, { channel: salesChannel });
  return (
    <section className="card" aria-labelledby="breakdown">
      <h2 id="breakdown">{title}</h2>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output>{messages.loading}</output>}
      {data && (
        <>
          <p className="quiet">{texts[data.kind]}</p>
          <div className="table-wrap">
            <Table label={title} columns={COLUMNS} rows={linesOf(data)} />
          </div>
          {data.listPriceDropped && (
            <p>{fill(texts.listDropped, { reason: data.listPriceDropped.detail })}</p>
          )}
          <p className="quiet">{fill(texts.rules, { version: data.rulesVersion })}</p>
          {data.sources && <Sources sources={data.sources} />}
        </>
      )}
    </section>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <div className="quiet">
      {texts.sources}
      <ul className="links">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </div>
  );
}
