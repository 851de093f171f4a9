import type { Bench, Clock, Listing, Shop, SkuNames } from '../bench.js';
import type { Outcome } from '../outcome.js';
import type { CheckedProduct } from '../product.js';
import { entrepotDoes } from '../watch.js';

/** What the steps of a check share. */
export interface Check {
  salesChannel: string;
  bench: Bench;
  shop: Shop;
  clock: Clock;
  /** So long the connector has for each reaction. */
  withinMs: number;
  product: CheckedProduct;
  denied: CheckedProduct;
  /** Whether what the shop refuses was given. */
  mustDeny: boolean;
  /** The `salesChannelOrderId` of what the shop sold. */
  sales: Set<string>;
  /** When something last changed that only the shop shows. */
  changedAt: number;
  /** The `salesChannelSkuId` that the connector gave last, by SKU id. */
  ids: Map<string, string>;
}

export interface Step {
  name: string;
  take(check: Check): Promise<Outcome>;
}

/** Waits until the listings of these SKUs are as hoped for. @returns them, in this order */
export function listed(
  check: Check,
  what: string,
  skuIds: readonly string[],
  hoped: (listing: Listing) => boolean,
): Promise<Listing[]> {
  const read = async (): Promise<Listing[] | undefined> => {
    const found = await present(check, skuIds);
    return found.length === skuIds.length && found.every(hoped) ? found : undefined;
  };
  return entrepotDoes(what, read, check.clock);
}

/** The present listings of these SKUs; the ids that the connector gave are noted. */
export async function present(check: Check, skuIds: readonly string[]): Promise<Listing[]> {
  const all = await check.bench.listings();
  const found = skuIds.flatMap((skuId) => all.get(skuId) ?? []);
  for (const listing of found) {
    const { skuId, salesChannelSkuId } = listing;
    if (salesChannelSkuId === undefined || isOfSandbox(listing, check)) continue;
    check.ids.set(skuId, salesChannelSkuId);
  }
  return found;
}

/**
 * Whether the listing has the id of the sandbox's own connector. That one approves every SKU under an id that it derives
 * from the SKU's, so its approval is not the answer of the connector under check.
 */
export function isOfSandbox(
  { id, salesChannelSkuId }: Listing,
  { salesChannel }: Pick<Check, 'salesChannel'>,
): boolean {
  return salesChannelSkuId === `${salesChannel}-${id}`;
}

/** The shop does not know an id that the sandbox's own connector gave since: the connector's own stays in use. */
export function namesOf({ merchantId, skuId }: Listing, { ids }: Check): SkuNames {
  const salesChannelSkuId = ids.get(skuId);
  return { merchantId, skuId, ...(salesChannelSkuId !== undefined && { salesChannelSkuId }) };
}
