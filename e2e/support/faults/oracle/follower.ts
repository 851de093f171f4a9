import { setTimeout as delay } from 'node:timers/promises';
import { ListFollower, type PAGE_SIZES } from './list-follower.js';
import { LIST_NAMES } from './lists.js';
import type { Verdict } from './verdict.js';
import type { RetryingClient } from '../clients/retrying-client.js';
import type { PublishedEvents } from './published-events.js';

/** Pause between two polls; with four lists each is polled about every half second. */
const POLL_MS = 100;

/** A merchant's program that polls all lists in sequence, during writes and outages. */
export class Follower {
  private readonly lists: readonly ListFollower[];

  constructor(
    private readonly merchantId: string,
    client: RetryingClient,
    by: keyof typeof PAGE_SIZES,
  ) {
    this.lists = LIST_NAMES.map((list) => new ListFollower(merchantId, client, list, by));
  }

  async keepReading(ending: AbortSignal): Promise<void> {
    while (!ending.aborted) await this.poll(POLL_MS);
  }

  /** Reads the changes of each list, to the last page. */
  async poll(pauseMs = 0): Promise<void> {
    for (const list of this.lists) {
      await list.poll();
      await delay(pauseMs);
    }
  }

  /** @param states the current records of the lists, by `merchant list` and id */
  judge(
    states: ReadonlyMap<string, ReadonlyMap<string, string>>,
    published: PublishedEvents,
    verdict: Verdict,
  ) {
    const isDeleted = (skuId: string): boolean =>
      published.ofSku(this.merchantId, skuId).at(-1) === 'sku.deleted';
    for (const follower of this.lists) {
      const fresh = states.get(`${this.merchantId} ${follower.list}`) ?? new Map<string, string>();
      follower.judge(fresh, isDeleted, verdict);
    }
  }
}
