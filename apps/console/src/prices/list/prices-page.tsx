import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall, readerOf, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { EmptyState } from '../../design/empty-state.js';
import { PagedList } from '../../design/tables/paged-list.js';
import { AsOf } from '../../live/as-of.js';
import { keyOf, PRICES_FEED } from '../changes.js';
import { Raw } from '../../raw/raw.js';
import { messages } from '../messages.js';
import { listSubject, rowSubject } from '../price-subject.js';
import { priceSearch } from '../search.js';
import type { PriceSearch } from '../search.js';
import { SetPriceDialog } from '../set/set-price-dialog.js';
import { usePrices } from '../use-prices.js';
import { FilterBar } from './filter-bar.js';
import { MERCHANT_COLUMNS, OPERATOR_COLUMNS } from './price-columns.js';

/** The list of valid prices with its filters, which are in the address. */
export function PricesPage() {
  const search = useSearch({ from: '/shell/prices', select: priceSearch });
  const session = useSession();
  const reader = readerOf(session);
  const list = usePrices(search);
  const [setting, setSetting] = useState(false);
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{messages.title}</h1>
        {mayCall(session, 'updateOriginPrice') && (
          <Button onClick={() => setSetting(true)}>{messages.set.open}</Button>
        )}
        <AsOf readAt={list.dataUpdatedAt} feed={PRICES_FEED.name} />
        <Raw subject={listSubject(reader, search)} rowSubject={(id) => rowSubject(reader, id)} />
      </header>
      <FilterBar search={search} />
      <PagedList
        list={list}
        label={messages.title}
        columns={session.kind === 'operator' ? OPERATOR_COLUMNS : MERCHANT_COLUMNS}
        keyOf={keyOf}
        scrollId="prices"
        texts={messages}
        empty={<NoPrices search={search} operator={session.kind === 'operator'} />}
      />
      {setting && <SetPriceDialog known={[]} onClose={() => setSetting(false)} />}
    </section>
  );
}

function NoPrices({ search, operator }: { search: PriceSearch; operator: boolean }) {
  const filtered = Object.keys(search).some((name) => name !== 'order');
  const { empty } = messages;
  const how = operator ? empty.noneOperator : empty.noneMerchant;
  return (
    <EmptyState title={filtered ? empty.filtered : empty.none}>
      {filtered ? empty.filteredHow : how}
    </EmptyState>
  );
}
