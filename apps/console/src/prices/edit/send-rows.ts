import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';

type Sent = Schemas['OriginPriceRow'] | Schemas['DestinationPriceRow'];
type Result = Schemas['PriceBatchResponse']['results'][number];

function isOfChannel(row: Sent): row is Schemas['DestinationPriceRow'] {
  return 'salesChannel' in row;
}

/**
 * Sets payouts and prices of channels, each in a batch of its own (decision 5.12). Sent again they are the same prices, so
 * a lost answer needs no key.
 * @returns the result of each row, in their order
 * @throws ApiProblem of all of them
 */
export async function sendRows(bodies: readonly Schemas['PricePreviewRow'][]): Promise<Result[]> {
  const rows = bodies as readonly Sent[];
  const ofChannels = rows.filter(isOfChannel);
  const own = rows.filter((row) => !isOfChannel(row));
  const ownResults = own.length === 0 ? [] : await sendOwn(own);
  const channelResults = ofChannels.length === 0 ? [] : await sendOfChannels(ofChannels);
  const [nextOwn, nextOfChannel] = [ownResults.values(), channelResults.values()];
  return rows.map((row) => (isOfChannel(row) ? nextOfChannel : nextOwn).next().value as Result);
}

async function sendOwn(body: Schemas['OriginPriceRow'][]): Promise<Result[]> {
  return (await bodyOf(api.POST('/ext/prices/origin', { body }))).results;
}

async function sendOfChannels(body: Schemas['DestinationPriceRow'][]): Promise<Result[]> {
  return (await bodyOf(api.POST('/ext/prices/destination', { body }))).results;
}
