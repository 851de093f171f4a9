import type { ListDefinition } from '../../lists/definition.js';
import { ListPage } from '../../lists/list-page.js';
import { messages } from '../messages.js';
import { LIST, type SkuQuery } from '../requests.js';
import type { SkuRow } from '../sku-row.js';
import { rowSubject } from '../sku-subject.js';
import { SKUS, type SkuSearch } from '../source.js';
import { SkuFilters } from './filter-bar.js';
import { FirstSkus } from './first-skus.js';
import { SKU_ACTIONS } from './sku-actions.js';
import { SKU_COLUMNS } from './sku-columns.js';

const { empty, raw } = messages;

export const SKU_LIST: ListDefinition<SkuRow, SkuSearch, SkuQuery> = {
  id: 'skus',
  source: SKUS,
  title: messages.title,
  texts: messages,
  columns: SKU_COLUMNS,
  csv: [
    'skuId',
    'merchantId',
    'productId',
    'name',
    'active',
    'localizationStatus',
    'localizationMessages',
    'salesChannelStatus',
    'lastUpdateDate',
  ],
  Filters: SkuFilters,
  actions: SKU_ACTIONS,
  noneHow: () => <FirstSkus text={empty.noneHow} />,
  raw: {
    what: raw.list,
    api: LIST.api,
    row: rowSubject,
  },
};

export function SkusPage() {
  return <ListPage definition={SKU_LIST} />;
}
