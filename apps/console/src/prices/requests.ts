import type { Query, Schemas } from '@entrepot/client';
import { call } from '../api/client.js';
import { ApiProblem, isProblem } from '../api/problem.js';
import { apiList } from '../lists/api-list.js';
import type { Reader } from '../live/changes.js';
import { messages } from './messages.js';
import type { Breakdown, PriceRow, SentPrices } from './price-row.js';

export type PriceQuery = Query<'listPrices'> & { merchantId?: string };

/** The list of the valid prices. */
export const LIST = apiList<PriceRow, PriceQuery>(
  { operator: 'listPricesOfAllMerchants', merchant: 'listPrices' },
  'prices',
);

type Place = Pick<PriceRow, 'merchantId' | 'skuId'>;

export function readSentPrices(
  kind: Reader,
  { merchantId, skuId }: Place,
  signal: AbortSignal,
): Promise<SentPrices> {
  const id = kind === 'operator' ? 'readSentPricesOfAnyMerchant' : 'readSentPrices';
  return call(id, { path: { merchantId, skuId }, signal });
}

/**
 * The parts of a price; in the currency of the channel if none is named. @throws ApiProblem 404 if there is no price
 */
export function readBreakdown(
  kind: Reader,
  { merchantId, skuId }: Place,
  query: Query<'readPriceBreakdown'>,
  signal: AbortSignal,
): Promise<Breakdown> {
  const id = kind === 'operator' ? 'readPriceBreakdownOfAnyMerchant' : 'readPriceBreakdown';
  return call(id, { path: { merchantId, skuId }, query, mayBeAbsent: true, signal });
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
  const request = { path: { skuId }, idempotencyKey };
  const answer =
    'salesChannel' in price
      ? call('updateDestinationPrice', { ...request, body: price })
      : call('updateOriginPrice', { ...request, body: price });
  return answer.catch((error: unknown) => {
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
