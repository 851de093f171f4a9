import { LRUCache } from 'lru-cache';

/** The allowance of a key after spending one unit, or an attempt to. */
export interface Allowance {
  allowed: boolean;
  /** Units left in the window. */
  remaining: number;
  /** Milliseconds until the window ends and all units are restored. */
  resetsInMs: number;
}

interface Window {
  endsAt: number;
  spent: number;
}

/** Limits the memory; far more keys than one instance sees in a window. */
const MAX_KEYS = 100_000;

/** Lets each key spend a number of units per window; a window begins with the first of them. */
export class FixedWindows {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_KEYS });

  /**
   * @param limit units in a window
   * @param windowMs its length in milliseconds
   */
  constructor(
    readonly limit: number,
    readonly windowMs: number,
  ) {}

  /** Spends a unit if there is one. @param now whole milliseconds of a monotonic clock */
  spend(key: string, now: number): Allowance {
    const window = this.current(key, now);
    const allowed = window.spent < this.limit;
    if (allowed) {
      window.spent += 1;
      this.windows.set(key, window);
    }
    return this.allowance(window, allowed, now);
  }

  /** The allowance of a key, without spending a unit. */
  look(key: string, now: number): Allowance {
    const window = this.current(key, now);
    return this.allowance(window, window.spent < this.limit, now);
  }

  private current(key: string, now: number): Window {
    const window = this.windows.get(key);
    return window && window.endsAt > now ? window : { endsAt: now + this.windowMs, spent: 0 };
  }

  private allowance({ spent, endsAt }: Window, allowed: boolean, now: number): Allowance {
    return { allowed, remaining: this.limit - spent, resetsInMs: endsAt - now };
  }
}
