import type { Listing, ShopSku } from '../bench.js';
import type { Fault } from '../outcome.js';
import { isOfSandbox, namesOf, type Check } from './step.js';

/** Whether the connector has answered. */
function isAnswered(listing: Listing, check: Check): boolean {
  if (listing.status === 'SALES_CHANNEL_DENIED') return true;
  return listing.status === 'SALES_CHANNEL_APPROVED' && !isOfSandbox(listing, check);
}

/** The faults in the channel's answers about SKUs that it must approve. */
export async function answerFaults(check: Check, listings: readonly Listing[]): Promise<Fault[]> {
  const { bench } = check;
  const faults: Fault[] = [];
  const owners = new Map<string, string>();
  for (const listing of listings) {
    const { skuId, listingVersion, status, salesChannelSkuId } = listing;
    if (!isAnswered(listing, check)) {
      const detail = `no answer counts for ${skuId} at listingVersion ${listingVersion}`;
      faults.push({ code: 'unanswered', detail });
    } else if (status === 'SALES_CHANNEL_DENIED') {
      const messages = await bench.messages(skuId);
      const detail = `${skuId} is denied: ${messages.join('; ') || 'without a message'}`;
      faults.push({ code: 'denied', detail });
    }
    if (salesChannelSkuId === undefined) continue;
    const owner = owners.get(salesChannelSkuId);
    if (owner !== undefined) {
      const detail = `${owner} and ${skuId} have the same salesChannelSkuId ${salesChannelSkuId}`;
      faults.push({ code: 'same-id', detail });
    }
    owners.set(salesChannelSkuId, skuId);
  }
  return faults;
}

/** The faults in the channel's answer about a SKU that it must deny. */
export async function denialFaults(check: Check, listing: Listing): Promise<Fault[]> {
  const { bench, mustDeny } = check;
  const { skuId, status } = listing;
  if (!isAnswered(listing, check)) {
    return [{ code: 'unanswered', detail: `no answer counts for ${skuId}` }];
  }
  if (status !== 'SALES_CHANNEL_DENIED') {
    const detail = `${skuId} is approved, but the shop must refuse it`;
    return mustDeny ? [{ code: 'approved', detail }] : [];
  }
  const messages = await bench.messages(skuId);
  if (messages.some((message) => message.trim() !== '')) return [];
  const detail = `${skuId} is denied, and no message states the reason`;
  return [{ code: 'no-message', detail }];
}

/**
 * The differences between the shop and the listings; none if the shop cannot be shown.
 * @param only the SKU to compare; by default all
 */
export async function shopFaults(
  check: Check,
  listings: readonly Listing[],
  only?: string,
): Promise<Fault[]> {
  const { shop } = check;
  if (!shop.canShow) return [];
  const faults: Fault[] = [];
  for (const listing of listings) {
    if (only !== undefined && listing.skuId !== only) continue;
    const shown = await shop.sku(namesOf(listing, check));
    const isPublished = listing.action === 'publish';
    if (isPublished) faults.push(...differences(listing, shown, { listings, check }));
    else if (isShown(shown)) {
      faults.push({ code: 'still-shown', detail: `the shop still shows ${listing.skuId}` });
    }
  }
  return faults;
}

export function isShown(shown: ShopSku | undefined): boolean {
  return shown !== undefined && shown.visible !== false;
}

function differences(
  listing: Listing,
  shown: ShopSku | undefined,
  { listings, check }: { listings: readonly Listing[]; check: Check },
): Fault[] {
  const { skuId, name = '', price, quantity } = listing;
  if (!shown || !isShown(shown)) {
    return [{ code: 'not-shown', detail: `the shop does not show ${skuId}` }];
  }
  const { title, stock } = shown;
  if (!isOf(listing, shown)) {
    const other = listings.find((candidate) => candidate !== listing && isOf(candidate, shown));
    if (other) {
      const detail = `${check.ids.get(skuId) ?? skuId} should be ${skuId}, but the shop shows ${other.skuId} there`;
      return [{ code: 'wrong-sku', detail }];
    }
  }
  const faults: Fault[] = [];
  if (title !== undefined && spaced(title) !== spaced(name)) {
    const detail = `${skuId} has the title “${title}” in the shop, not “${name}”`;
    faults.push({ code: 'wrong-title', detail });
  }
  if (shown.price !== undefined && shown.price !== price?.sale) {
    const detail = `${skuId} costs ${shown.price} in the shop, not ${price?.sale} ${price?.currency}`;
    faults.push({ code: 'wrong-price', detail });
  }
  if (stock !== undefined && typeof quantity === 'number' && stock !== quantity) {
    const detail = `${skuId} has ${stock} units in the shop, not ${quantity}`;
    faults.push({ code: 'wrong-stock', detail });
  }
  return faults;
}

/** Each variant has its own price and title. */
function isOf({ name = '', price }: Listing, { title, price: shown }: ShopSku): boolean {
  const sameTitle = title === undefined || spaced(title) === spaced(name);
  const samePrice = shown === undefined || shown === price?.sale;
  return sameTitle && samePrice;
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
