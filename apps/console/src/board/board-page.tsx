import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../api/session.js';
import { EmptyState } from '../design/empty-state.js';
import { MerchantFilter } from '../filters/merchant-filter.js';
import { AsOf } from '../live/as-of.js';
import { Raw } from '../raw/raw.js';
import { useFeed } from '../live/feed.js';
import { SKUS_FEED } from '../skus/changes.js';
import { FirstSkus } from '../skus/list/first-skus.js';
import { BOARD_COLUMNS } from '../skus/list/sku-columns.js';
import { SkuTable } from '../skus/list/sku-table.js';
import { useCounts } from '../skus/list/use-counts.js';
import { useSkus } from '../skus/list/use-skus.js';
import { listSubject, rowSubject } from '../skus/sku-subject.js';
import { skuSearch } from '../skus/search.js';
import type { SkuSearch } from '../skus/search.js';
import { placeOf } from '../skus/sku-row.js';
import { CountCards, isFiltered } from './count-cards.js';
import { messages } from './messages.js';
import { SkuDrawer } from './sku-drawer.js';

/** Where SKUs are on their way into the channels, and what stops them. */
export function BoardPage() {
  const search = useSearch({ from: '/shell/localization', select: skuSearch });
  const navigate = useNavigate({ from: '/localization' });
  const session = useSession();
  const counts = useCounts(search.merchant);
  const list = useSkus(search);
  const [done, setDone] = useState('');
  useFeed(SKUS_FEED, session);
  const place = placeOf(search.open);
  const isOperator = session.kind === 'operator';
  const change = (part: SkuSearch): void => {
    void navigate({ search: (old) => ({ ...old, ...part }), resetScroll: false });
  };
  return (
    <section className="page page-list board">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <output className="parked-done">{done}</output>
        <AsOf readAt={list.dataUpdatedAt} feed={SKUS_FEED.name} />
        <Raw
          subject={listSubject(session, search)}
          rowSubject={(key) => rowSubject(session, key)}
        />
      </header>
      {isOperator && (
        <div className="board-merchant">
          <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
        </div>
      )}
      {counts && counts.total > 0 && <CountCards counts={counts} search={search} />}
      <SkuTable
        label={messages.title}
        list={list}
        columns={isOperator ? BOARD_COLUMNS.operator : BOARD_COLUMNS.merchant}
        scrollId="localization"
        empty={<NoSkus search={search} />}
      />
      {place && (
        <SkuDrawer
          key={search.open}
          {...place}
          edit={search.edit === true}
          onChange={change}
          onDone={setDone}
        />
      )}
    </section>
  );
}

function NoSkus({ search }: { search: SkuSearch }) {
  const filtered = isFiltered(search) || search.merchant !== undefined;
  const { empty } = messages;
  return (
    <EmptyState title={filtered ? empty.filtered : empty.none}>
      {filtered ? empty.filteredHow : <FirstSkus text={empty.noneHow} />}
    </EmptyState>
  );
}
