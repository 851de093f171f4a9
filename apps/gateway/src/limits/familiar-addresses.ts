import { LRUCache } from 'lru-cache';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Bounds the memory; both are far more than one installation has. */
const MAX_CLIENTS = 10_000;
/** A client that logs in from ever new addresses makes only its own forgotten. */
const MAX_ADDRESSES = 16;

/**
 * From which addresses each client has logged in within 24 hours. Kept by each instance for itself: to ask the store
 * would be a query for every guess, before it is known whether the guess has a place at all.
 */
export class FamiliarAddresses {
  private readonly clients = new LRUCache<string, LRUCache<string, true>>({ max: MAX_CLIENTS });

  /** @param now milliseconds on a clock that only goes forward */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The client has shown its right secret from there. */
  note(clientId: string, address: string): void {
    let addresses = this.clients.get(clientId);
    if (addresses === undefined) {
      const perf = { now: this.now };
      addresses = new LRUCache({ max: MAX_ADDRESSES, ttl: DAY_MS, ttlResolution: 0, perf });
      this.clients.set(clientId, addresses);
    }
    addresses.set(address, true);
  }

  has(clientId: string, address: string): boolean {
    return this.clients.peek(clientId)?.has(address) ?? false;
  }
}
