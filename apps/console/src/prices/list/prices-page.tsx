import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { ListPage } from '../../lists/list-page.js';
import { messages } from '../messages.js';
import { SetPriceDialog } from '../set/set-price-dialog.js';
import { PRICE_LIST } from './price-list.js';

/** The list of valid prices, and the form that sets a price. */
export function PricesPage() {
  const session = useSession();
  const [setting, setSetting] = useState(false);
  return (
    <ListPage
      definition={PRICE_LIST}
      head={
        mayCall(session, 'updateOriginPrice') && (
          <>
            <Button onClick={() => setSetting(true)}>{messages.set.open}</Button>
            <Link to="/prices/edit/grid" className="button button-plain">
              {messages.edit.open}
            </Link>
            <Link to="/upload" search={{ kind: 'prices' }} className="button button-plain">
              {messages.upload}
            </Link>
          </>
        )
      }
    >
      {setting && <SetPriceDialog known={[]} onClose={() => setSetting(false)} />}
    </ListPage>
  );
}
