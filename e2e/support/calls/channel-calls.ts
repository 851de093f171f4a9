import type { ExampleCalls } from './example-calls.js';

const OPERATIONS = [
  'simulateTaxes',
  'readChannelFxRate',
  'listListings',
  'answerListings',
  'reportAppliedQuantities',
];

/** Calls what sales channels call, for a product that is in the channel. */
export async function callAsChannel(calls: ExampleCalls): Promise<void> {
  for (const id of OPERATIONS) await calls.call('channel', id);
}
