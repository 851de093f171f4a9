import { LRUCache } from 'lru-cache';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Limits the memory; both are far above the numbers of one installation. */
const MAX_CLIENTS = 10_000;
/** A client that logs in from many addresses evicts only its own. */
const MAX_ADDRESSES = 16;

/**
 * The addresses from which each client has logged in within 24 hours. Each instance has its own list: a database would
 * need a query for every guess, even for guesses that get no place.
 */
export class FamiliarAddresses {
  private readonly clients = new LRUCache<string, LRUCache<string, true>>({ max: MAX_CLIENTS });

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The client has logged in with its right secret from this address. */
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
