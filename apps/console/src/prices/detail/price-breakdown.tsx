import { useQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../../api/session.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { readBreakdown } from '../requests.js';
import { BreakdownTable } from './breakdown-table.js';

const { breakdown: texts } = messages;

/** The terms from the payout to the price that buyers see. */
export function PriceBreakdown({ price }: { price: PriceRow }) {
  const { id, salesChannel, localizedCurrency: currency, version } = price;
  const reader = readerOf(useSession());
  const { data, error, refetch } = useQuery({
    // A newer version of the price has its own breakdown.
    queryKey: ['price-breakdown', id, version],
    queryFn: ({ signal }) => readBreakdown(reader, price, { salesChannel, currency }, signal),
  });
  const title = fill(texts.title, { channel: salesChannel });
  return (
    <section className="card" aria-labelledby="breakdown">
      <h2 id="breakdown">{title}</h2>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output>{messages.loading}</output>}
      {data && (
        <>
          <BreakdownTable label={title} breakdown={data} />
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
