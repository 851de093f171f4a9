import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { dayFilters, findFilter, merchantFilter } from '../../filters/filter-bar.js';
import type { ListDefinition } from '../../lists/definition.js';
import { ListPage } from '../../lists/list-page.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { rowSubject } from '../price-subject.js';
import { LIST, type PriceQuery } from '../requests.js';
import { SetPriceDialog } from '../set/set-price-dialog.js';
import { PRICES, type PriceSearch } from '../source.js';
import { PRICE_ACTIONS } from './price-actions.js';
import { PRICE_COLUMNS } from './price-columns.js';

const { empty, filters, raw } = messages;

const PRICE_LIST: ListDefinition<PriceRow, PriceSearch, PriceQuery> = {
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
  retained: ['order'],
  actions: PRICE_ACTIONS,
  noneHow: ({ kind }) => (kind === 'operator' ? empty.noneOperator : empty.noneMerchant),
  raw: { what: raw.list, api: LIST.api, row: rowSubject },
};

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
      {setting && <SetPriceDialog currentPrices={[]} onClose={() => setSetting(false)} />}
    </ListPage>
  );
}
