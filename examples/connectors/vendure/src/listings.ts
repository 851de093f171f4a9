import type {
  AppliedQuantityInput,
  ChannelRows,
  Listing,
  ListingAnswerInput,
} from '@entrepot/client';
import type { Context } from './context.ts';
import { attempt, run } from './steps.ts';
import { digestOf, faultOf, skuOf } from './variant-input.ts';

/** The maximum length that Entrepot accepts. */
const MAX_MESSAGE = 512;

/** Publishes Entrepot's listings in the shop and reports the results, for as long as the connector runs. */
export async function followListings(context: Context): Promise<void> {
  const { client, state, signal } = context;
  const after = state.get('position', 'listings');
  const query = { ...(after !== undefined && { after }) };
  for await (const page of client.channel.listings.follow(query, { signal })) {
    const answers: ListingAnswerInput[] = [];
    const quantities: AppliedQuantityInput[] = [];
    for (const listing of mainFirst(page.listings)) {
      if (isShown(context, listing)) continue;
      const answer = await apply(context, listing);
      const { merchantId, skuId, quantity } = listing;
      if (answer) answers.push(answer);
      if (answer?.status !== 'APPROVED' || typeof quantity !== 'number') continue;
      quantities.push({ merchantId, skuId, quantity, appliedAt: new Date().toISOString() });
    }
    const { listings } = client.channel;
    if (answers.length > 0) report(await run(signal, () => listings.answer(answers)));
    if (quantities.length > 0) report(await run(signal, () => listings.quantities(quantities)));
    // Stored last, so that a connector that stops before this line reads the page again.
    state.keep('position', 'listings', page.after);
  }
}

/** Skips `stale` and `withdrawn` rows, because the list contains something newer. */
function report({ results }: ChannelRows): void {
  for (const row of results) {
    if (['refused', 'unknown-sku'].includes(row.result)) console.error(JSON.stringify(row));
  }
}

/** The connector's own answers also change listings, but change nothing in the shop. */
function isShown({ state }: Context, listing: Listing): boolean {
  const isAnswered = listing.status === 'SALES_CHANNEL_APPROVED';
  return isAnswered && state.get('digest', skuOf(listing)) === digestOf(listing);
}

function mainFirst(listings: readonly Listing[]): Listing[] {
  return listings.toSorted((a, b) => Number(b.main ?? false) - Number(a.main ?? false));
}

async function apply(
  { catalogue, products, signal }: Context,
  listing: Listing,
): Promise<ListingAnswerInput | undefined> {
  const { merchantId, skuId, listingVersion, action } = listing;
  const sku = skuOf(listing);
  const show = () => products.show(catalogue, listing);
  if (action === 'publish') {
    const fault = faultOf(listing, catalogue.channel);
    const message = fault ?? (await attempt(signal, show))?.message;
    const answer = { merchantId, skuId, listingVersion };
    if (!message) return { ...answer, status: 'APPROVED', salesChannelSkuId: sku };
    // The shop no longer offers the previous version.
    await attempt(signal, () => products.hide(sku));
    return { ...answer, status: 'DENIED', message: message.slice(0, MAX_MESSAGE) };
  }
  await attempt(signal, () => products.hide(sku));
  return undefined;
}
