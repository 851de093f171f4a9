import type { Queries } from '#platform';
import { skuSubject, type SkuKey } from '../../skus/domain/sku.js';
import { listingOf, type Listing } from '../domain/listing.js';
import { withinBytes } from '../domain/portions.js';
import {
  listingBytes,
  loadListingStates,
  type ListingState,
} from '../store/listing-facts.store.js';

/**
 * SKUs with their current state in a channel, by subject; undefined if the channel has neither a listing nor an entry.
 */
export type StatesPortion = ReadonlyMap<string, ListingState | undefined>;

/**
 * The states of the SKUs of a request, without duplicates, in portions of a few MiB: a request may name 500 SKUs of 200
 * KB, and several requests run at the same time.
 */
export async function* statesInPortions(
  queries: Queries,
  keys: readonly SkuKey[],
  salesChannel: string,
): AsyncGenerator<StatesPortion> {
  const bytes = await listingBytes(queries, keys, salesChannel);
  let rest = [...new Map(keys.map((key) => [skuSubject(key), key])).values()];
  while (rest.length > 0) {
    const portion = withinBytes(rest, bytes);
    rest = rest.slice(portion.length);
    const states = await loadListingStates(queries, portion, salesChannel);
    const bySubject = new Map(states.map((state) => [skuSubject(state.facts), state]));
    yield new Map(portion.map((key) => [skuSubject(key), bySubject.get(skuSubject(key))]));
  }
}

/** The current listing of a SKU, whether or not the stored list contains it already. */
export function presentListing({ facts, stored }: ListingState): Listing {
  return listingOf(facts, stored?.reason === null);
}
