import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { mayCall, readerOf, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { EmptyState } from '../../design/empty-state.js';
import { Problem } from '../../design/problem.js';
import { useList } from '../../lists/use-list.js';
import { AsOf } from '../../live/as-of.js';
import { Raw } from '../../raw/raw.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { skuSubject } from '../price-subject.js';
import { SetPriceDialog } from '../set/set-price-dialog.js';
import { PRICES } from '../source.js';
import { ChannelPrices } from './channel-prices.js';
import { PriceBreakdown } from './price-breakdown.js';
import { SentPricesCard } from './sent-prices.js';

const { detail: texts } = messages;

/** The prices of a SKU: the sent prices, the price shown in each channel, and its breakdown. */
export function SkuPricesPage() {
  const { skuId } = useParams({ from: '/shell/prices/$skuId' });
  const { merchant, set } = useSearch({ from: '/shell/prices/$skuId' });
  const navigate = useNavigate({ from: '/prices/$skuId' });
  const session = useSession();
  const search = useMemo(
    () => ({ skuId, ...(merchant !== undefined && { merchant }) }),
    [skuId, merchant],
  );
  const { data, error, dataUpdatedAt, refetch } = useList(PRICES, search);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const maySet = mayCall(session, 'updateOriginPrice');
  const show = (open: boolean) =>
    void navigate({
      search: (old) => ({ ...old, set: open ? true : undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <section className="page">
      <Link to="/prices" className="back">
        ← {texts.back}
      </Link>
      <header className="page-head">
        <h1 className="id">{skuId}</h1>
        <span>{rows[0]?.skuName}</span>
        {maySet && <Button onClick={() => show(true)}>{messages.set.open}</Button>}
        <AsOf readAt={dataUpdatedAt} feed={PRICES.feed.name} />
        <Raw subject={skuSubject(readerOf(session), skuId, merchant ?? session.merchantId)} />
      </header>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data ? <Content skuId={skuId} rows={rows} /> : !error && <output>{messages.loading}</output>}
      {maySet && set && (
        <SetPriceDialog skuId={skuId} currentPrices={rows} onClose={() => show(false)} />
      )}
    </section>
  );
}

function Content({ skuId, rows }: { skuId: string; rows: readonly PriceRow[] }) {
  const { channel, merchant } = useSearch({ from: '/shell/prices/$skuId' });
  const session = useSession();
  const sorted = useMemo(
    () => rows.toSorted((row, other) => (placeOf(row) < placeOf(other) ? -1 : 1)),
    [rows],
  );
  const chosen = sorted.find(({ salesChannel }) => salesChannel === channel) ?? sorted[0];
  const merchantId = session.merchantId ?? merchant ?? chosen?.merchantId;
  return (
    <div className="columns">
      <div className="column-main">
        <section className="card" aria-labelledby="channels">
          <h2 id="channels">{texts.inChannels}</h2>
          {chosen ? (
            <ChannelPrices rows={sorted} chosen={chosen} />
          ) : (
            <EmptyState title={texts.none}>{texts.noneHow}</EmptyState>
          )}
        </section>
        {chosen && <PriceBreakdown price={chosen} />}
      </div>
      {merchantId !== undefined && (
        <div className="column-side">
          <SentPricesCard merchantId={merchantId} skuId={skuId} />
        </div>
      )}
    </div>
  );
}

/** The channels keep their positions while their prices change. */
const placeOf = ({ merchantId, salesChannel }: PriceRow): string => `${merchantId} ${salesChannel}`;
