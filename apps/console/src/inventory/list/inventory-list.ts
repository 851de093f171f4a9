import { findFilter, merchantFilter } from '../../filters/filter-bar.js';
import type { ListDefinition } from '../../lists/definition.js';
import type { InventoryRow } from '../inventory-row.js';
import { positionSubject } from '../inventory-subject.js';
import { PATHS, type InventoryQuery } from '../requests.js';
import { messages } from '../messages.js';
import { INVENTORY, type InventorySearch } from '../source.js';
import { INVENTORY_ACTIONS } from './inventory-actions.js';
import { INVENTORY_COLUMNS } from './inventory-columns.js';

const { empty, filters, raw } = messages;

/** The list of the stock. */
export const INVENTORY_LIST: ListDefinition<InventoryRow, InventorySearch, InventoryQuery> = {
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
  kept: ['order', 'open'],
  actions: INVENTORY_ACTIONS,
  noneHow: ({ kind }) => (kind === 'operator' ? empty.noneOperator : empty.noneMerchant),
  raw: { what: raw.list, paths: PATHS, rows: 'inventories', row: positionSubject },
};
