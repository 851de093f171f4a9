import { useSearch } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { EmptyState } from '../../design/empty-state.js';
import { AsOf } from '../../live/as-of.js';
import { Raw } from '../../raw/raw.js';
import { useFeed } from '../../live/feed.js';
import { SKUS_FEED } from '../changes.js';
import { messages } from '../messages.js';
import { listSubject, rowSubject } from '../sku-subject.js';
import { skuSearch } from '../search.js';
import type { SkuSearch } from '../search.js';
import { FilterBar } from './filter-bar.js';
import { FirstSkus } from './first-skus.js';
import { SKU_COLUMNS } from './sku-columns.js';
import { SkuTable } from './sku-table.js';
import { useSkus } from './use-skus.js';

/** The list of SKUs with its filters, which are in the address. */
export function SkusPage() {
  const search = useSearch({ from: '/shell/skus', select: skuSearch });
  const session = useSession();
  const list = useSkus(search);
  useFeed(SKUS_FEED, session);
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <AsOf readAt={list.dataUpdatedAt} feed={SKUS_FEED.name} />
        <Raw
          subject={listSubject(session, search)}
          rowSubject={(key) => rowSubject(session, key)}
        />
      </header>
      <FilterBar search={search} />
      <SkuTable
        label={messages.title}
        list={list}
        columns={session.kind === 'operator' ? SKU_COLUMNS.operator : SKU_COLUMNS.merchant}
        scrollId="skus"
        empty={<NoSkus search={search} />}
      />
    </section>
  );
}

function NoSkus({ search }: { search: SkuSearch }) {
  const filtered = Object.keys(search).some((name) => name !== 'order');
  const { empty } = messages;
  return (
    <EmptyState title={filtered ? empty.filtered : empty.none}>
      {filtered ? empty.filteredHow : <FirstSkus text={empty.noneHow} />}
    </EmptyState>
  );
}
