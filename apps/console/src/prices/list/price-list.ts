import { dayFilters, findFilter, merchantFilter } from '../../filters/filter-bar.js';
import type { ListDefinition } from '../../lists/definition.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { rowSubject } from '../price-subject.js';
import { PATHS, type PriceQuery } from '../requests.js';
import { PRICES, type PriceSearch } from '../source.js';
import { PRICE_ACTIONS } from './price-actions.js';
import { PRICE_COLUMNS } from './price-columns.js';

const { empty, filters, raw } = messages;

/** The list of valid prices. */
export const PRICE_LIST: ListDefinition<PriceRow, PriceSearch, PriceQuery> = {
  id: 'prices',
  source: PRICES,
  title: messages.title,
  texts: messages,
  columns: PRICE_COLUMNS,
  csv: [
    'skuId',
    'skuName',
    'merchantId',
    'salesChannel',
    'localizedSalePriceWithTaxes',
    'localizedCurrency',
    'grossOutboundSalePrice',
    'merchantCurrency',
    'lastUpdateDate',
  ],
  filters: [findFilter(filters), merchantFilter, dayFilters(filters)],
  kept: ['order'],
  actions: PRICE_ACTIONS,
  noneHow: ({ kind }) => (kind === 'operator' ? empty.noneOperator : empty.noneMerchant),
  raw: { what: raw.list, paths: PATHS, rows: 'prices', row: rowSubject },
};
