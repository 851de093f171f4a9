import type { Schemas } from '@entrepot/client';
import type { Column } from '@entrepot/product-files';
import { textOf } from './identity.js';
import type { UploadKind } from './kind.js';

function column(name: string, type: Column['type'], required = true): Column {
  return { name, path: [name], type, required };
}

/** Quantities, one with each request. */
export const inventory: UploadKind = {
  command: 'inventory set',
  batch: { one: 'quantity', many: 'quantities' },
  columns: [
    column('skuId', 'text'),
    column('quantity', 'integer'),
    column('warehouseId', 'integer'),
    column('inventoryType', 'text'),
    column('changeFromQuantity', 'integer', false),
  ],
  mostInBatch: 1,
  identify(body) {
    const skuId = textOf(body, 'skuId');
    if (skuId === undefined) return {};
    const { warehouseId, inventoryType } = body as Partial<Schemas['InventoryDto']>;
    const key = JSON.stringify([skuId, warehouseId, inventoryType]);
    return { key, skuId, batch: key };
  },
  async send(client, bodies, { signal }) {
    for (const body of bodies as Schemas['InventoryDto'][]) {
      await client.inventories.set(body, { signal });
    }
    return bodies.map(() => ({ isPending: false, faults: [] }));
  },
};
