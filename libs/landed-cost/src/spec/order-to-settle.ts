import type { OrderRequest } from '../order-money.js';
import { ACME, DAY, MELI, PARCEL } from '../spec-data.js';

/** One unit of the worked example of decision 6.7. */
export const line = {
  id: '1',
  quantity: 1,
  listPrice: '2190.90',
  salePrice: '1795.90',
  hsCode: '610910',
  packed: PARCEL,
};

export const order = (over: Partial<OrderRequest> = {}): OrderRequest => ({
  date: DAY,
  taxType: 'DDP',
  merchant: ACME,
  channel: MELI,
  value: '1795.90',
  shipping: { listPrice: 0, salePrice: 0 },
  items: [line],
  ...over,
});
