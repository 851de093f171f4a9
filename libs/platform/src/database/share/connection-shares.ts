import type { Caller } from '../../auth/access.js';
import { Refusal } from '../../problems/refusal.js';

/**
 * Whose part of the connections for requests a statement or transaction takes: a merchant's, another client's, that of
 * all operators, or, for background work, any.
 */
export type Share =
  { readonly merchantId: string } | { readonly clientId: string } | 'operators' | 'background';

/** The share of a request that is not about one known merchant. */
export function shareOf({ kind, clientId, merchantId }: Caller): Share {
  if (merchantId !== undefined) return { merchantId };
  return kind === 'operator' ? 'operators' : { clientId };
}

/**
 * Less than the 15 s that the gateway waits for a service, so that the caller receives a refusal: nothing was written.
 */
const WAIT_LIMIT_MS = 10_000;

interface Semaphore {
  busy: number;
  waiting: (() => void)[];
}

/**
 * Limits how many connections of a pool the reads and transactions of one merchant hold, so that slow or many of them
 * leave connections for other merchants. Work above the limit waits without a connection, first come, first served; so
 * no merchant has more than `limit` places in the queue of the pool, which is fair between merchants.
 */
export class ConnectionShares {
  private readonly semaphores = new Map<string, Semaphore>();

  constructor(private readonly limit: number) {}

  /**
   * Runs `work` when a connection of its share is free. Work must not run other work inside.
   * @throws Refusal `store-unavailable` when that takes too long; whatever `work` throws
   */
  async run<T>(share: Share, work: () => Promise<T>): Promise<T> {
    if (share === 'background') return work();
    const key = keyOf(share);
    const semaphore = this.semaphores.get(key) ?? { busy: 0, waiting: [] };
    this.semaphores.set(key, semaphore);
    if (semaphore.busy < this.limit) semaphore.busy += 1;
    else await acquire(semaphore);
    try {
      return await work();
    } finally {
      this.release(key, semaphore);
    }
  }

  /** The number of shares with running or waiting work. */
  get size(): number {
    return this.semaphores.size;
  }

  /** Passes the permit to the work that has waited longest. */
  private release(key: string, semaphore: Semaphore): void {
    const next = semaphore.waiting.shift();
    if (next) next();
    else semaphore.busy -= 1;
    if (semaphore.busy === 0) this.semaphores.delete(key);
  }
}

function keyOf(share: Exclude<Share, 'background'>): string {
  if (share === 'operators') return share;
  return 'merchantId' in share ? `merchant/${share.merchantId}` : `client/${share.clientId}`;
}

async function acquire({ waiting }: Semaphore): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  waiting.push(resolve);
  const limit = setTimeout(() => {
    waiting.splice(waiting.indexOf(resolve), 1);
    reject(tooMany());
  }, WAIT_LIMIT_MS);
  await promise.finally(() => clearTimeout(limit));
}

function tooMany(): Refusal {
  return new Refusal('store-unavailable', 'Too many concurrent requests. Try again later.');
}
