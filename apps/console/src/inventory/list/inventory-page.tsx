import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { ListPage } from '../../lists/list-page.js';
import { PositionDrawer } from '../item/position-drawer.js';
import { SetStockDialog } from '../item/set-stock-dialog.js';
import { messages } from '../messages.js';
import { INVENTORY_LIST } from './inventory-list.js';

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
