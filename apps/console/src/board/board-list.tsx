import { useNavigate } from '@tanstack/react-router';
import { MerchantFilter } from '../filters/merchant-filter.js';
import type { ListDefinition } from '../lists/definition.js';
import { BOARD_COLUMNS } from '../skus/list/sku-columns.js';
import { FirstSkus } from '../skus/list/first-skus.js';
import { SKU_LIST } from '../skus/list/sku-list.js';
import { useCounts } from '../skus/list/use-counts.js';
import type { SkuQuery } from '../skus/requests.js';
import type { SkuRow } from '../skus/sku-row.js';
import type { SkuSearch } from '../skus/source.js';
import { CountCards } from './count-cards.js';
import { messages } from './messages.js';

const { empty } = messages;

/** The SKUs by blocking reason: each count is a filter. */
export const BOARD_LIST: ListDefinition<SkuRow, SkuSearch, SkuQuery> = {
  ...SKU_LIST,
  id: 'localization',
  title: messages.title,
  texts: { ...SKU_LIST.texts, empty },
  columns: BOARD_COLUMNS,
  Filters: Cards,
  noneHow: () => <FirstSkus text={empty.noneHow} />,
};

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
