import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf, MAY_BE_ABSENT } from '../api/client.js';
import { queryFor } from '../api/session.js';
import { ApiProblem, isProblem } from '../api/problem.js';
import type { Page, Reader } from '../live/changes.js';
import { messages } from './messages.js';
import type { Breakdown, PriceRow, SentPrices } from './price-row.js';

/** The API's path of prices. */
export const PATHS = { operator: '/ops/prices', merchant: '/ext/prices' } as const;

export type PriceQuery = Query<'listPrices'> & { merchantId?: string };

/** A page of the valid prices; operators read those of all merchants, or of a given merchant. */
export async function readPrices(
  kind: Reader,
  query: PriceQuery,
  signal: AbortSignal,
): Promise<Page<PriceRow>> {
  const { prices, ...rest } = await bodyOf(
    api.GET(PATHS[kind], { params: { query: queryFor(kind, query) }, signal }),
  );
  return { ...rest, rows: prices };
}

export function readSentPrices(
  kind: Reader,
  { merchantId, skuId }: Pick<PriceRow, 'merchantId' | 'skuId'>,
  signal: AbortSignal,
): Promise<SentPrices> {
  return bodyOf(
    kind === 'operator'
      ? api.GET('/ops/prices/{merchantId}/{skuId}/sent', {
          params: { path: { merchantId, skuId } },
          signal,
        })
      : api.GET('/ext/skus/{skuId}/sentPrices', { params: { path: { skuId } }, signal }),
  );
}

/**
 * The parts of a price; in the currency of the channel if none is named. @throws ApiProblem 404 if there is no price
 */
export function readBreakdown(
  kind: Reader,
  { merchantId, skuId }: Pick<PriceRow, 'merchantId' | 'skuId'>,
  query: Query<'readPriceBreakdown'>,
  signal: AbortSignal,
): Promise<Breakdown> {
  return bodyOf(
    kind === 'operator'
      ? api.GET('/ops/prices/{merchantId}/{skuId}/breakdown', {
          params: { path: { merchantId, skuId }, query },
          headers: MAY_BE_ABSENT,
          signal,
        })
      : api.GET('/ext/skus/{skuId}/validPrice/breakdown', {
          params: { path: { skuId }, query },
          headers: MAY_BE_ABSENT,
          signal,
        }),
  );
}

/** A price as entered: a payout for all channels, or the shown price of one. */
export type NewPrice =
  Schemas['UpdateOriginPriceRequest'] | Schemas['UpdateDestinationPriceRequest'];

export type PriceAnswer = Schemas['UpdatePriceResponse'];

/** @throws ApiProblem with the failed SKUs, if the price was refused */
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
  ).catch((error: unknown) => {
    throw isProblem(error) && error.failedSkus.length > 0 ? refusalOf(error) : error;
  });
}

/** A refused price update returns the SKU and the reasons instead of a problem; the first reason names the problem. */
function refusalOf({ status, errors, failedSkus }: ApiProblem): ApiProblem {
  const code = errors[0]?.code;
  const title = messages.set.refused;
  return new ApiProblem(status, {
    title,
    errors,
    failedSkus,
    ...(code !== undefined && { code }),
  });
}
