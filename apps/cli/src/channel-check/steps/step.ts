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
}

export interface Step {
  name: string;
  take(check: Check): Promise<Outcome>;
}

/** Waits until the listings of these SKUs are as hoped for. @returns them, in this order */
export function listed(
  { bench, clock }: Check,
  what: string,
  skuIds: readonly string[],
  hoped: (listing: Listing) => boolean,
): Promise<Listing[]> {
  const read = async (): Promise<Listing[] | undefined> => {
    const all = await bench.listings();
    const found = skuIds.flatMap((skuId) => all.get(skuId) ?? []);
    return found.length === skuIds.length && found.every(hoped) ? found : undefined;
  };
  return entrepotDoes(what, read, clock);
}

export function namesOf({ merchantId, skuId, salesChannelSkuId }: Listing): SkuNames {
  return { merchantId, skuId, ...(salesChannelSkuId !== undefined && { salesChannelSkuId }) };
}
