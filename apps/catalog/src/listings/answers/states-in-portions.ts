import type { Queries } from '#platform';
import { skuSubject, type SkuKey } from '../../skus/domain/sku.js';
import { listingOf, type Listing } from '../domain/listing.js';
import { withinBytes } from '../domain/portions.js';
import {
  listingBytes,
  loadListingStates,
  type ListingState,
} from '../store/listing-facts.store.js';

/** SKUs with their present state in a channel, by subject; undefined where it has no listing and no entry of them. */
export type StatesPortion = ReadonlyMap<string, ListingState | undefined>;

/**
 * The states of the SKUs of a request, each once, in portions of some MiB: a request may name 500 SKUs of 200 KB, and
 * several requests come at a time.
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
    const known = new Map(states.map((state) => [skuSubject(state.facts), state]));
    yield new Map(portion.map((key) => [skuSubject(key), known.get(skuSubject(key))]));
  }
}

/** What the channel is to show of a SKU by now, whether or not its list has that already. */
export function presentListing({ facts, stored }: ListingState): Listing {
  return listingOf(facts, stored?.reason === null);
}
