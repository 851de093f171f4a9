import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';

export type Carrier = Schemas['CarrierResponse'];

export function readCarriers(signal: AbortSignal) {
  return bodyOf(api.GET('/ops/carriers', { signal }));
}

/** Creates or replaces a carrier. */
export function putCarrier(carrierId: string, body: Schemas['CarrierRequest']): Promise<Carrier> {
  return bodyOf(api.PUT('/ops/carriers/{carrierId}', { params: { path: { carrierId } }, body }));
}
