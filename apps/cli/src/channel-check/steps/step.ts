import type { Bench, Clock, Listing, Shop, SkuNames } from '../bench.js';
import type { Outcome } from '../outcome.js';
import type { CheckedProduct } from '../product.js';
import { entrepotDoes } from '../watch.js';

/** The state that the steps of a check share. */
export interface Check {
  salesChannel: string;
  bench: Bench;
  shop: Shop;
  clock: Clock;
  /** The time that the connector has for each reaction. */
  withinMs: number;
  product: CheckedProduct;
  denied: CheckedProduct;
  /** Whether members that the shop refuses were given. */
  mustDeny: boolean;
  /** The `salesChannelOrderId` of the order that the shop sold. */
  sales: Set<string>;
  /** The time of the last change that only the shop shows. */
  changedAt: number;
  /** The `salesChannelSkuId` that the connector gave last, by SKU id. */
  ids: Map<string, string>;
}

export interface Step {
  name: string;
  take(check: Check): Promise<Outcome>;
}

/** Waits until the listings of these SKUs are as expected. @returns them, in this order */
export function listed(
  check: Check,
  what: string,
  skuIds: readonly string[],
  hoped: (listing: Listing) => boolean,
): Promise<Listing[]> {
  const read = async (): Promise<Listing[] | undefined> => {
    const listings = await present(check, skuIds);
    return listings.length === skuIds.length && listings.every(hoped) ? listings : undefined;
  };
  return entrepotDoes(what, read, check.clock);
}

/** The current listings of these SKUs; records the ids that the connector gave. */
export async function present(check: Check, skuIds: readonly string[]): Promise<Listing[]> {
  const all = await check.bench.listings();
  const listings = skuIds.flatMap((skuId) => all.get(skuId) ?? []);
  for (const listing of listings) {
    const { skuId, salesChannelSkuId } = listing;
    if (salesChannelSkuId === undefined || isOfSandbox(listing, check)) continue;
    check.ids.set(skuId, salesChannelSkuId);
  }
  return listings;
}

/**
 * Whether the listing has the id of the sandbox's own connector. That connector approves every SKU under an id that it
 * derives from the SKU's id, so its approval is not the answer of the connector under check.
 */
export function isOfSandbox(
  { id, salesChannelSkuId }: Listing,
  { salesChannel }: Pick<Check, 'salesChannel'>,
): boolean {
  return salesChannelSkuId === `${salesChannel}-${id}`;
}

/** The shop does not know ids of the sandbox's own connector, so the id of the checked connector stays in use. */
export function namesOf({ merchantId, skuId }: Listing, { ids }: Check): SkuNames {
  const salesChannelSkuId = ids.get(skuId);
  return { merchantId, skuId, ...(salesChannelSkuId !== undefined && { salesChannelSkuId }) };
}
