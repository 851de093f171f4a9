import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import { fill } from '../../language/texts.js';
import type { RawSubject } from '../../raw/subject.js';
import { messages } from './messages.js';

export type Merchant = Schemas['MerchantResponse'];
export type Warehouse = Schemas['WarehouseResponse'];

export function readMerchants(signal: AbortSignal) {
  return bodyOf(api.GET('/ops/merchants', { signal }));
}

export function readMerchant(merchantId: string, signal: AbortSignal): Promise<Merchant> {
  return bodyOf(
    api.GET('/ops/merchants/{merchantId}', { params: { path: { merchantId } }, signal }),
  );
}

export function readWarehouses(merchantId: string, signal: AbortSignal) {
  const params = { path: { merchantId } };
  return bodyOf(api.GET('/ops/merchants/{merchantId}/warehouses', { params, signal }));
}

/** Creates or replaces a merchant. */
export function putMerchant(
  merchantId: string,
  body: Schemas['MerchantRequest'],
): Promise<Merchant> {
  const params = { path: { merchantId } };
  return bodyOf(api.PUT('/ops/merchants/{merchantId}', { params, body }));
}

/** Creates or replaces a warehouse. */
export function putWarehouse(
  merchantId: string,
  warehouseId: number,
  body: Schemas['WarehouseRequest'],
): Promise<Warehouse> {
  const params = { path: { merchantId, warehouseId } };
  return bodyOf(api.PUT('/ops/merchants/{merchantId}/warehouses/{warehouseId}', { params, body }));
}

/** A merchant for the raw drawer. @param merchant the merchant, if the page has it */
export function merchantSubject(id: string, merchant?: Merchant): RawSubject {
  return {
    what: fill(messages.raw.merchant, { id }),
    path: `/ops/merchants/${encodeURIComponent(id)}`,
    ...(merchant && { value: merchant }),
    events: {
      streams: ['catalog.directory'],
      key: `merchant/${id}`,
      logged: { merchantId: id, subject: `merchant/${id}` },
    },
  };
}
