import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { MerchantFilter } from '../filters/merchant-filter.js';
import type { ListDefinition } from '../lists/definition.js';
import { ListPage } from '../lists/list-page.js';
import { FirstSkus } from '../skus/list/first-skus.js';
import { BOARD_COLUMNS } from '../skus/list/sku-columns.js';
import { SKU_LIST } from '../skus/list/skus-page.js';
import { useCounts } from '../skus/list/use-counts.js';
import type { SkuQuery } from '../skus/requests.js';
import { placeOf, type SkuRow } from '../skus/sku-row.js';
import type { SkuSearch } from '../skus/source.js';
import { CountCards } from './count-cards.js';
import { messages } from './messages.js';
import { SkuDrawer } from './sku-drawer.js';

const { empty } = messages;

/** The SKUs by blocking reason: each count is a filter. */
const BOARD_LIST: ListDefinition<SkuRow, SkuSearch, SkuQuery> = {
  ...SKU_LIST,
  id: 'localization',
  title: messages.title,
  texts: { ...SKU_LIST.texts, empty },
  columns: BOARD_COLUMNS,
  Filters: Cards,
  noneHow: () => <FirstSkus text={empty.noneHow} />,
};

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

function Cards({ search }: { search: SkuSearch }) {
  const navigate = useNavigate({ from: '/localization' });
  const counts = useCounts(search.merchant);
  return (
    <>
      <div className="board-merchant">
        <MerchantFilter
          value={search.merchant}
          onChange={(merchant) =>
            void navigate({ search: (old) => ({ ...old, merchant }), resetScroll: false })
          }
        />
      </div>
      {counts && counts.total > 0 && <CountCards counts={counts} search={search} />}
    </>
  );
}
