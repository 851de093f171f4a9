import { Link } from '@tanstack/react-router';
import { isProblem } from '../../api/problem.js';
import { readerOf, useSession } from '../../api/session.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { BreakdownTable } from '../../prices/detail/breakdown-table.js';
import { messages } from '../messages.js';
import type { Sku } from '../sku-row.js';
import { Part } from './part.js';
import { useBreakdown } from './use-sku.js';

const { prices: texts } = messages;

/** The breakdown of the price of a SKU in each of its channels. */
export function Prices({ sku }: { sku: Sku }) {
  const isOperator = readerOf(useSession()) === 'operator';
  const channels = Object.keys(sku.salesChannelStatus).toSorted();
  return (
    <Part title={texts.title}>
      <p>
        <Link
          to="/prices/$skuId"
          params={{ skuId: sku.skuId }}
          search={isOperator ? { merchant: sku.merchantId } : {}}
        >
          {texts.page}
        </Link>
      </p>
      {channels.length === 0 && <p className="quiet">{texts.noChannel}</p>}
      {channels.map((channel) => (
        <ChannelPrice key={channel} sku={sku} channel={channel} />
      ))}
    </Part>
  );
}

function ChannelPrice({ sku, channel }: { sku: Sku; channel: string }) {
  const { data, error, refetch } = useBreakdown(sku, channel);
  return (
    <article className="entry" aria-label={channel}>
      <header className="row entry-head">
        <h3>{channel}</h3>
      </header>
      {error &&
        (isProblem(error, 404) ? (
          <p className="quiet">{texts.none}</p>
        ) : (
          <Problem error={error} onRetry={() => void refetch()} />
        ))}
      {data && !error && (
        <BreakdownTable label={fill(texts.breakdown, { channel })} breakdown={data} />
      )}
    </article>
  );
}
