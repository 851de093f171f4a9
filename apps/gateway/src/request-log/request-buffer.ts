import { FixedWindows } from '../limits/fixed-windows.js';
import type { AnsweredRequest } from './answered-request.js';

/** The maximum rate of a client and process; the default rate limit admits 10. */
const PER_SECOND = 50;

const LIMITS = { requests: 5_000, ofClient: 1_000, bytes: 8 * 1024 * 1024 };

/** The reason that a request is dropped. */
export type DropReason = 'client' | 'buffer' | 'store';

/**
 * The requests that are not stored yet. The buffer is limited in requests and bytes, and for each client in requests
 * and in requests a second, so that one client does not displace others.
 */
export class RequestBuffer {
  private readonly rates = new FixedWindows(PER_SECOND, 1_000);
  private readonly ofClients = new Map<string, number>();
  private waiting: AnsweredRequest[] = [];
  private bytes = 0;

  get size(): number {
    return this.waiting.length;
  }

  /**
   * @param nowMs whole milliseconds of a monotonic clock
   * @returns why the request is dropped; undefined when it is kept
   */
  add(request: AnsweredRequest, nowMs: number): DropReason | undefined {
    const { clientId, refused } = request;
    const ofClient = this.ofClients.get(clientId) ?? 0;
    const bytes = refused?.bytes ?? 0;
    if (ofClient >= LIMITS.ofClient || !this.rates.spend(clientId, nowMs).allowed) return 'client';
    if (this.size >= LIMITS.requests || this.bytes + bytes > LIMITS.bytes) return 'buffer';
    this.ofClients.set(clientId, ofClient + 1);
    this.waiting.push(request);
    this.bytes += bytes;
    return undefined;
  }

  /** Removes the oldest requests. */
  take(limit: number): AnsweredRequest[] {
    const taken = this.waiting.slice(0, limit);
    this.waiting = this.waiting.slice(limit);
    for (const { clientId, refused } of taken) {
      const remaining = (this.ofClients.get(clientId) ?? 0) - 1;
      if (remaining > 0) this.ofClients.set(clientId, remaining);
      else this.ofClients.delete(clientId);
      this.bytes -= refused?.bytes ?? 0;
    }
    return taken;
  }
}
