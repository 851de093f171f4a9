import type { Schemas } from '@entrepot/client';
import type { Column } from '@entrepot/product-files';
import { textOf } from './identity.js';
import type { UploadKind } from './kind.js';

function column(name: string, type: Column['type'], required: boolean): Column {
  return { name, path: [name], type, required };
}

type Price = { skuId: string } & (
  Schemas['UpdateOriginPriceRequest'] | Schemas['UpdateDestinationPriceRequest']
);

/** Prices, one with each request: the merchant's own, and with `salesChannel` that of a channel. */
export const prices: UploadKind = {
  command: 'prices set',
  batch: { one: 'price', many: 'prices' },
  columns: [
    column('skuId', 'text', true),
    column('salePrice', 'number', true),
    column('listPrice', 'number', false),
    column('salesChannel', 'text', false),
    column('country', 'text', false),
  ],
  mostInBatch: 1,
  identify(body) {
    const skuId = textOf(body, 'skuId');
    if (skuId === undefined) return {};
    const key = JSON.stringify([skuId, textOf(body, 'salesChannel')]);
    return { key, skuId, batch: key };
  },
  async send(client, bodies, options) {
    for (const { skuId, ...price } of bodies as Price[]) {
      if ('salesChannel' in price) await client.prices.setDestination(skuId, price, options);
      else await client.prices.setOrigin(skuId, price, options);
    }
    return bodies.map(() => ({ isPending: false, faults: [] }));
  },
};
