import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { findFilter, merchantFilter } from '../../filters/filter-bar.js';
import type { ListDefinition } from '../../lists/definition.js';
import { ListPage } from '../../lists/list-page.js';
import type { InventoryRow } from '../inventory-row.js';
import { positionSubject } from '../inventory-subject.js';
import { PositionDrawer } from '../item/position-drawer.js';
import { SetStockDialog } from '../item/set-stock-dialog.js';
import { messages } from '../messages.js';
import { LIST, type InventoryQuery } from '../requests.js';
import { INVENTORY, type InventorySearch } from '../source.js';
import { INVENTORY_ACTIONS } from './inventory-actions.js';
import { INVENTORY_COLUMNS } from './inventory-columns.js';

const { empty, filters, raw } = messages;

const INVENTORY_LIST: ListDefinition<InventoryRow, InventorySearch, InventoryQuery> = {
  id: 'inventory',
  source: INVENTORY,
  title: messages.title,
  texts: messages,
  columns: INVENTORY_COLUMNS,
  csv: [
    'id',
    'skuId',
    'skuName',
    'merchantId',
    'warehouseId',
    'warehouseName',
    'warehouseCountry',
    'inventoryType',
    'quantity',
    'lastUpdateDate',
  ],
  filters: [findFilter(filters), merchantFilter],
  retained: ['order', 'open'],
  actions: INVENTORY_ACTIONS,
  noneHow: ({ kind }) => (kind === 'operator' ? empty.noneOperator : empty.noneMerchant),
  raw: { what: raw.list, api: LIST.api, row: positionSubject },
};

/** The list of the stock; one position opens beside it. */
export function InventoryPage() {
  const { open } = useSearch({ from: '/shell/inventory' });
  const navigate = useNavigate({ from: '/inventory' });
  const session = useSession();
  const [setting, setSetting] = useState(false);
  const show = (id: string | undefined): void => {
    void navigate({ search: (old) => ({ ...old, open: id }), resetScroll: false });
  };
  return (
    <ListPage
      definition={INVENTORY_LIST}
      head={
        mayCall(session, 'setInventory') && (
          <>
            <Button onClick={() => setSetting(true)}>{messages.set.open}</Button>
            <Link to="/inventory/edit/grid" className="button button-plain">
              {messages.edit.open}
            </Link>
            <Link to="/upload" search={{ kind: 'stock' }} className="button button-plain">
              {messages.upload}
            </Link>
          </>
        )
      }
    >
      {setting && (
        <SetStockDialog
          onClose={() => setSetting(false)}
          onOpen={(id) => {
            setSetting(false);
            show(id);
          }}
        />
      )}
      {open !== undefined && (
        <PositionDrawer key={open} id={open} onClose={() => show(undefined)} />
      )}
    </ListPage>
  );
}
