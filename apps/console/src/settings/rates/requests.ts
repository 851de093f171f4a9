import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';

export type Rate = Schemas['ListedFxRateResponse'];

export function readRates(query: Query<'listFxRates'>, signal: AbortSignal) {
  return bodyOf(api.GET('/ops/fx-rates', { params: { query }, signal }));
}

export function loadRate(body: Schemas['LoadFxRateRequest']) {
  return bodyOf(api.POST('/ops/fx-rates', { body }));
}
