import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { PRICING_CONFIG } from './config.js';
import type { PricingConfig } from './config.js';

const FIRST_WAIT_MS = 25;
const LONGEST_WAIT_MS = 250;
const MAX_WAITING = 100;

/**
 * What a request names may be on its way to this service: it looks again for a while before it refuses, so that a
 * refusal means unknown, not not-yet-known (decision 1.13). While 100 requests wait, others look only once.
 */
@Injectable()
export class LookAgain {
  private waiting = 0;

  constructor(@Inject(PRICING_CONFIG) private readonly config: PricingConfig) {}

  /** @returns what `find` answered last, which is `enough` unless the time ran out */
  async until<T>(find: () => Promise<T>, enough: (found: T) => boolean): Promise<T> {
    const found = await find();
    if (enough(found) || this.waiting >= MAX_WAITING) return found;
    this.waiting += 1;
    try {
      return await this.keepLooking(found, find, enough);
    } finally {
      this.waiting -= 1;
    }
  }

  private async keepLooking<T>(
    first: T,
    find: () => Promise<T>,
    enough: (found: T) => boolean,
  ): Promise<T> {
    const deadline = performance.now() + this.config.LOOK_AGAIN_MS;
    let found = first;
    let wait = FIRST_WAIT_MS;
    while (!enough(found) && performance.now() < deadline) {
      await delay(Math.min(wait, Math.max(0, deadline - performance.now())));
      found = await find();
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
    return found;
  }
}
