import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall, readerOf, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { EmptyState } from '../../design/empty-state.js';
import { PagedList } from '../../design/tables/paged-list.js';
import { AsOf } from '../../live/as-of.js';
import { INVENTORY_FEED, keyOf } from '../changes.js';
import { PositionDrawer } from '../item/position-drawer.js';
import { SetStockDialog } from '../item/set-stock-dialog.js';
import { Raw } from '../../raw/raw.js';
import { messages } from '../messages.js';
import { listSubject, positionSubject } from '../inventory-subject.js';
import { inventorySearch } from '../search.js';
import type { InventorySearch } from '../search.js';
import { FilterBar } from './filter-bar.js';
import { MERCHANT_COLUMNS, OPERATOR_COLUMNS } from './inventory-columns.js';
import { useInventories } from './use-inventories.js';

/** The stock with its filters, which are in the address. */
export function InventoryPage() {
  const search = useSearch({ from: '/shell/inventory', select: inventorySearch });
  const navigate = useNavigate({ from: '/inventory' });
  const session = useSession();
  const reader = readerOf(session);
  const list = useInventories(search);
  const [setting, setSetting] = useState(false);
  const show = (open: string | undefined): void => {
    void navigate({ search: (old) => ({ ...old, open }), resetScroll: false });
  };
  const operator = session.kind === 'operator';
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{messages.title}</h1>
        {mayCall(session, 'setInventory') && (
          <Button onClick={() => setSetting(true)}>{messages.set.open}</Button>
        )}
        <AsOf readAt={list.dataUpdatedAt} feed={INVENTORY_FEED.name} />
        <Raw
          subject={listSubject(reader, search)}
          rowSubject={(id) => positionSubject(reader, id)}
        />
      </header>
      <FilterBar search={search} />
      <PagedList
        list={list}
        label={messages.title}
        columns={operator ? OPERATOR_COLUMNS : MERCHANT_COLUMNS}
        keyOf={keyOf}
        scrollId="inventory"
        texts={messages}
        empty={<NoStock search={search} operator={operator} />}
      />
      {setting && (
        <SetStockDialog
          onClose={() => setSetting(false)}
          onOpen={(id) => {
            setSetting(false);
            show(id);
          }}
        />
      )}
      {search.open !== undefined && (
        <PositionDrawer key={search.open} id={search.open} onClose={() => show(undefined)} />
      )}
    </section>
  );
}

function NoStock({ search, operator }: { search: InventorySearch; operator: boolean }) {
  const { empty } = messages;
  const filtered = (search.text ?? search.merchant) !== undefined;
  const how = operator ? empty.noneOperator : empty.noneMerchant;
  return (
    <EmptyState title={filtered ? empty.filtered : empty.none}>
      {filtered ? empty.filteredHow : how}
    </EmptyState>
  );
}
