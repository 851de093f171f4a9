import type { QueryClient } from '@tanstack/react-query';
import { BulkBar } from '../../bulk/bulk-bar.js';
import { EditInGrid } from '../../grid/edit-in-grid.js';
import type { ActionsProps, ListActions } from '../../lists/definition.js';
import { SET_PRICES } from '../bulk/set-prices.js';
import type { PriceRow } from '../price-row.js';
import { PRICES, type PriceSearch } from '../source.js';
import { SkuLink } from './price-columns.js';

const ACTS = [SET_PRICES];

/** The actions on the selected prices; the grid edits the payouts of their SKUs. */
function PriceActions(props: ActionsProps<PriceRow, PriceSearch>) {
  return (
    <>
      <BulkBar
        {...props}
        source={PRICES}
        acts={ACTS}
        nameOf={({ id }) => id}
        linkTo={linkTo}
        onEnd={readAgain}
      />
      <EditInGrid
        {...props}
        source={PRICES}
        to="/prices/edit/grid"
        operationId="updateOriginPrices"
        rowOf={({ skuId }) => [skuId, '', '', '', '']}
      />
    </>
  );
}

/** The feed updates the list with the new prices once they are localized. */
function readAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['sent-prices'] });
}

function linkTo(price: PriceRow) {
  return <SkuLink price={price} />;
}

export const PRICE_ACTIONS: ListActions<PriceRow, PriceSearch> = {
  Bar: PriceActions,
  operationIds: ACTS.map(({ operationId }) => operationId),
};
