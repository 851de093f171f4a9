import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf } from '../api/client.js';
import type { Page, Reader } from '../live/changes.js';
import type { Breakdown, PriceRow, SentPrices } from './price-row.js';

/** A page of the valid prices; operators read those of all merchants, or of the one that they name. */
export async function readPrices(
  kind: Reader,
  { merchantId, ...query }: Query<'listPrices'> & { merchantId?: string },
  signal: AbortSignal,
): Promise<Page<PriceRow>> {
  const ofOne = merchantId === undefined ? {} : { merchantId };
  const { prices, ...rest } = await bodyOf(
    kind === 'operator'
      ? api.GET('/ops/prices', { params: { query: { ...query, ...ofOne } }, signal })
      : api.GET('/ext/prices', { params: { query }, signal }),
  );
  return { ...rest, rows: prices };
}

export function readSentPrices(skuId: string, signal: AbortSignal): Promise<SentPrices> {
  return bodyOf(api.GET('/ext/skus/{skuId}/sentPrices', { params: { path: { skuId } }, signal }));
}

export function readBreakdown(
  { skuId, salesChannel, localizedCurrency: currency }: PriceRow,
  signal: AbortSignal,
): Promise<Breakdown> {
  const params = { path: { skuId }, query: { salesChannel, currency } };
  return bodyOf(api.GET('/ext/skus/{skuId}/validPrice/breakdown', { params, signal }));
}

/** A price as a person has entered it: a payout for all channels, or the shown price of one. */
export type NewPrice =
  Schemas['UpdateOriginPriceRequest'] | Schemas['UpdateDestinationPriceRequest'];

export type PriceAnswer = Schemas['UpdatePriceResponse'];

/** @throws ApiProblem whose body is a `PriceAnswer` with the failed SKUs */
export function sendPrice(
  skuId: string,
  price: NewPrice,
  idempotencyKey: string,
): Promise<PriceAnswer> {
  const params = { path: { skuId }, header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(
    'salesChannel' in price
      ? api.POST('/ext/prices/destination/{skuId}', { params, body: price })
      : api.POST('/ext/prices/origin/{skuId}', { params, body: price }),
  );
}
