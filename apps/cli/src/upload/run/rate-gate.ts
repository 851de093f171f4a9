import { setTimeout } from 'node:timers/promises';
import type { ResponseHead } from '@entrepot/client';

/** `RateLimit: "client";r=12;t=34`: 12 requests are left for 34 s. */
const RATE = /;\s*r=(\d+)\s*;\s*t=(\d+)/;

/** Delays requests when few are left, until the service resets its count. */
export class RateGate {
  private opensAt = 0;

  /** @param reserve the number of requests that may be in flight */
  constructor(private readonly reserve: number) {}

  /** Reads the header field of an answer. */
  readonly observe = ({ headers }: Pick<ResponseHead, 'headers'>): void => {
    const [, remaining, seconds] = RATE.exec(headers.get('ratelimit') ?? '') ?? [];
    if (remaining === undefined || Number(remaining) > this.reserve) return;
    this.opensAt = Math.max(this.opensAt, Date.now() + Number(seconds) * 1_000);
  };

  /** The delay of requests from now on, in ms. */
  get waitMs(): number {
    return Math.max(0, this.opensAt - Date.now());
  }

  /** @throws the signal's reason */
  async pass(signal: AbortSignal): Promise<void> {
    while (this.waitMs > 0) await setTimeout(this.waitMs, undefined, { signal });
  }
}
