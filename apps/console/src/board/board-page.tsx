import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ListPage } from '../lists/list-page.js';
import { placeOf } from '../skus/sku-row.js';
import { BOARD_LIST } from './board-list.js';
import { SkuDrawer } from './sku-drawer.js';

/** The progress of SKUs into the channels, and the reasons that block them; a SKU opens beside the list. */
export function BoardPage() {
  const { open, edit } = useSearch({ from: '/shell/localization' });
  const navigate = useNavigate({ from: '/localization' });
  const [done, setDone] = useState('');
  const place = placeOf(open);
  return (
    <ListPage
      definition={BOARD_LIST}
      className="page page-list board"
      head={<output className="parked-done">{done}</output>}
    >
      {place && (
        <SkuDrawer
          key={open}
          {...place}
          edit={edit === true}
          onChange={(part) =>
            void navigate({ search: (old) => ({ ...old, ...part }), resetScroll: false })
          }
          onDone={setDone}
        />
      )}
    </ListPage>
  );
}
