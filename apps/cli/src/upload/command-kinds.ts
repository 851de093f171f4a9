import * as kinds from '@entrepot/product-files';
import type { UploadKind } from '@entrepot/product-files';

export interface CommandKind extends UploadKind {
  /** The command after `entrepot`. */
  command: string;
  /** The unit that is accepted or refused as a whole, for messages. */
  batch: { one: string; many: string };
}

/** SKUs, a product with each request. */
export const skus: CommandKind = {
  ...kinds.products,
  command: 'skus upload',
  batch: { one: 'product', many: 'products' },
};

export const prices: CommandKind = {
  ...kinds.prices,
  command: 'prices set',
  batch: { one: 'price', many: 'prices' },
};

export const inventory: CommandKind = {
  ...kinds.stock,
  command: 'inventory set',
  batch: { one: 'quantity', many: 'quantities' },
};
