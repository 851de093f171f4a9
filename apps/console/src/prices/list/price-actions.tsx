import { EditInGrid } from '../../grid/edit-in-grid.js';
import type { ActionsProps } from '../../lists/definition.js';
import type { PriceRow } from '../price-row.js';
import { PRICES } from '../source.js';
import type { PriceSearch } from '../source.js';

/** What can be done with the selected prices: the payouts of their SKUs are edited. */
export function PriceActions(props: ActionsProps<PriceRow, PriceSearch>) {
  return (
    <EditInGrid
      {...props}
      source={PRICES}
      to="/prices/edit/grid"
      operationId="updateOriginPrices"
      rowOf={({ skuId }) => [skuId, '', '', '', '']}
    />
  );
}
