import { Link } from '@tanstack/react-router';
import { call } from '../../api/client.js';
import { errorOfRow, type BulkAct } from '../../bulk/act.js';
import { BulkBar } from '../../bulk/bulk-bar.js';
import { EditInGrid } from '../../grid/edit-in-grid.js';
import type { ActionsProps, ListActions } from '../../lists/definition.js';
import type { InventoryRow } from '../inventory-row.js';
import { messages } from '../messages.js';
import { INVENTORY, type InventorySearch } from '../source.js';

const { set: texts } = messages;

/** The number of rows in a request: a batch may have 500. */
const PORTION = 200;

const ACTS: readonly BulkAct<InventoryRow>[] = [
  {
    title: texts.send,
    explained: texts.sameUnits,
    operationId: 'setInventories',
    fields: [{ name: 'quantity', label: texts.quantity, kind: 'number' }],
    portion: PORTION,
    send: async (items, { quantity }) => {
      // A position that changed since it was shown is refused, as on the page of the position.
      const body = items.map(({ row: { skuId, warehouseId, inventoryType, quantity: seen } }) => ({
        skuId,
        warehouseId,
        inventoryType,
        quantity: Number(quantity),
        changeFromQuantity: seen,
      }));
      const { results } = await call('setInventories', { body });
      return results.map(errorOfRow);
    },
  },
];

/** The actions on the selected stock. */
function InventoryActions(props: ActionsProps<InventoryRow, InventorySearch>) {
  return (
    <>
      <BulkBar
        {...props}
        source={INVENTORY}
        acts={ACTS}
        nameOf={({ id }) => id}
        linkTo={linkTo}
        onEnd={nothing}
      />
      <EditInGrid
        {...props}
        source={INVENTORY}
        to="/inventory/edit/grid"
        operationId="setInventories"
        rowOf={({ skuId, warehouseId, inventoryType }) => [
          skuId,
          '',
          String(warehouseId),
          inventoryType,
        ]}
      />
    </>
  );
}

/** The feed brings the changed stock into the list. */
function nothing(): void {}

function linkTo({ id, skuId }: InventoryRow) {
  return (
    <Link to="/inventory" search={{ open: id }} className="id">
      {skuId}
    </Link>
  );
}

export const INVENTORY_ACTIONS: ListActions<InventoryRow, InventorySearch> = {
  Bar: InventoryActions,
  operationIds: ACTS.map(({ operationId }) => operationId),
};
