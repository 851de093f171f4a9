import { Refusal } from '#platform';
import { within } from './within.js';

/** Under the 15 s that the gateway gives a service: a caller learns that nothing was written and need not guess. */
const PATIENCE_MS = 10_000;

interface Share {
  busy: number;
  waiting: (() => void)[];
}

/**
 * Bounds how many connections of a pool one merchant's transactions hold, so that a merchant whose transactions are slow
 * or many leaves connections to all others. Those beyond the bound wait without a connection, first come, first served.
 */
export class MerchantShares {
  private readonly shares = new Map<string, Share>();

  constructor(
    private readonly most: number,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /**
   * Runs `work` when its merchant has a place.
   * @throws Refusal `store-unavailable` when that takes too long; whatever `work` throws
   */
  async run<T>(merchantId: string, work: () => Promise<T>): Promise<T> {
    const share = this.shares.get(merchantId) ?? { busy: 0, waiting: [] };
    this.shares.set(merchantId, share);
    if (share.busy < this.most) share.busy += 1;
    else await this.waitIn(share);
    try {
      return await work();
    } finally {
      this.leave(merchantId, share);
    }
  }

  /** Merchants that have a place or wait for one. */
  get size(): number {
    return this.shares.size;
  }

  private async waitIn(share: Share): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    share.waiting.push(resolve);
    await within(this.patienceMs, promise);
    const place = share.waiting.indexOf(resolve);
    if (place === -1) return;
    share.waiting.splice(place, 1);
    throw new Refusal(
      'store-unavailable',
      'Too many concurrent writes for one merchant. Try again later.',
    );
  }

  /** The one who waits longest takes the place over. */
  private leave(merchantId: string, share: Share): void {
    const next = share.waiting.shift();
    if (next) next();
    else share.busy -= 1;
    if (share.busy === 0) this.shares.delete(merchantId);
  }
}
