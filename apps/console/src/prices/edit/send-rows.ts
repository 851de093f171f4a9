import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import { recordOfBody } from './price-rows.js';

type Sent = Schemas['OriginPriceRow'] | Schemas['DestinationPriceRow'];
type Result = Schemas['PriceBatchResponse']['results'][number];

/** A batch of prices, with the key that makes a repeated one have its effect once. */
interface Batch {
  text: string;
  idempotencyKey: string;
}

/** The newest batch of each price whose answer is not known. */
const unanswered = new Map<string, Batch>();

/**
 * Sets payouts and prices of channels, each in a batch of its own (decision 5.12). The same rows, sent again after a lost
 * answer, have the same key: they do not replace a price that was set since.
 * @returns the result of each row, in their order
 * @throws ApiProblem of all of them
 */
export async function sendRows(bodies: readonly Schemas['PricePreviewRow'][]): Promise<Result[]> {
  const rows = bodies as readonly Sent[];
  const ofChannels = rows.filter(isOfChannel);
  const own = rows.filter((row) => !isOfChannel(row));
  const ownResults = own.length === 0 ? [] : await sendOwn(own);
  const channelResults = ofChannels.length === 0 ? [] : await sendOfChannels(ofChannels);
  for (const row of rows) unanswered.delete(recordOfBody(row));
  const [nextOwn, nextOfChannel] = [ownResults.values(), channelResults.values()];
  return rows.map((row) => (isOfChannel(row) ? nextOfChannel : nextOwn).next().value as Result);
}

function isOfChannel(row: Sent): row is Schemas['DestinationPriceRow'] {
  return 'salesChannel' in row;
}

async function sendOwn(body: Schemas['OriginPriceRow'][]): Promise<Result[]> {
  return (await bodyOf(api.POST('/ext/prices/origin', { params: paramsOf(body), body }))).results;
}

async function sendOfChannels(body: Schemas['DestinationPriceRow'][]): Promise<Result[]> {
  return (await bodyOf(api.POST('/ext/prices/destination', { params: paramsOf(body), body })))
    .results;
}

/** A row that was sent otherwise since makes it another batch. */
function paramsOf(body: readonly Sent[]) {
  const records = body.map(recordOfBody);
  const text = JSON.stringify(body);
  const known = unanswered.get(records[0] ?? '');
  const isSame = known?.text === text && records.every((one) => unanswered.get(one) === known);
  const batch = isSame ? known : { text, idempotencyKey: crypto.randomUUID() };
  for (const record of records) unanswered.set(record, batch);
  return { header: { 'Idempotency-Key': batch.idempotencyKey } };
}
