import { Refusal, Shares } from '#runtime';

/**
 * The owner of the share of connections that a statement or transaction uses: a merchant, another client, all operators
 * together, or none for background work.
 */
export type Share =
  { readonly merchantId: string } | { readonly clientId: string } | 'operators' | 'background';

/**
 * Less than the 15 s that a caller should wait for an answer, so that it receives a refusal, which says that nothing
 * was written.
 */
const WAIT_LIMIT_MS = 10_000;

/**
 * Limits how much work of one merchant runs at the same time, so that slow or much work leaves connections and turns of
 * the event loop for other merchants. Work above the limit waits, first come, first served, without a connection: no
 * merchant has more than `limit` places in the queue of a pool, which is therefore fair between merchants.
 */
export class WorkShares {
  private readonly shares: Shares;

  constructor(limit: number) {
    this.shares = new Shares({ ofSender: limit, waitingOfSender: Infinity });
  }

  /**
   * Runs `work` when a place of its share is free. `work` must not start other work of the same limit.
   * @throws Refusal `store-unavailable` if this takes too long; whatever `work` throws
   */
  async run<T>(share: Share, work: () => Promise<T>): Promise<T> {
    if (share === 'background') return work();
    const key = keyOf(share);
    const isFree = this.shares.tryTake(key) || (await this.shares.wait(key, WAIT_LIMIT_MS));
    if (!isFree) throw tooMany();
    try {
      return await work();
    } finally {
      this.shares.free(key);
    }
  }

  /** The number of shares with running or waiting work. */
  get size(): number {
    return this.shares.size;
  }
}

function keyOf(share: Exclude<Share, 'background'>): string {
  if (share === 'operators') return share;
  return 'merchantId' in share ? `merchant/${share.merchantId}` : `client/${share.clientId}`;
}

function tooMany(): Refusal {
  return new Refusal('store-unavailable', 'Too many concurrent requests. Try again later.');
}
