import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import { recordOfBody } from './price-rows.js';

type Sent = Schemas['OriginPriceRow'] | Schemas['DestinationPriceRow'];
type Result = Schemas['PriceBatchResponse']['results'][number];

/** A batch of prices, with its idempotency key. */
interface Batch {
  text: string;
  idempotencyKey: string;
}

/** The newest batch of each price without a known answer. */
const unanswered = new Map<string, Batch>();

/**
 * Sets payouts and prices of channels in separate batches (decision 5.12). Rows that are repeated after a lost answer
 * have the same key, so they do not replace a price that was set in the meantime.
 * @returns the result of each row, in order
 * @throws ApiProblem for all rows
 */
export async function sendRows(bodies: readonly Schemas['PricePreviewRow'][]): Promise<Result[]> {
  const rows = bodies as readonly Sent[];
  const ofChannels = rows.filter(isOfChannel);
  const ownRows = rows.filter((row) => !isOfChannel(row));
  const ownResults = ownRows.length === 0 ? [] : await sendOwn(ownRows);
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

/** A row that was changed and sent in the meantime results in a new batch. */
function paramsOf(body: readonly Sent[]) {
  const records = body.map(recordOfBody);
  const text = JSON.stringify(body);
  const previousBatch = unanswered.get(records[0] ?? '');
  const isSame =
    previousBatch?.text === text &&
    records.every((record) => unanswered.get(record) === previousBatch);
  const batch = isSame ? previousBatch : { text, idempotencyKey: crypto.randomUUID() };
  for (const record of records) unanswered.set(record, batch);
  return { header: { 'Idempotency-Key': batch.idempotencyKey } };
}
