/** `RateLimit: "client";r=12;t=34`: 12 requests are left for 34 s. */
const RATE = /;\s*r=(\d+)\s*;\s*t=(\d+)/;

/** Requests that are left to the pages of the console, which count with the same client. */
const RESERVE = 20;

/** Holds requests back while the service asks for it, or when few are left. */
export class RateGate {
  private opensAt = 0;

  /** Reads the header field of an answer. */
  observe(headers: Headers): void {
    const [, left, seconds] = RATE.exec(headers.get('ratelimit') ?? '') ?? [];
    if (left !== undefined && Number(left) <= RESERVE) this.hold(Number(seconds) * 1_000);
  }

  hold(ms: number): void {
    this.opensAt = Math.max(this.opensAt, Date.now() + ms);
  }

  /** How long requests are held back from now on, in ms. */
  get waitMs(): number {
    return Math.max(0, this.opensAt - Date.now());
  }

  /** Returns when requests may be sent, or when the signal says that none are to be. */
  async pass(signal: AbortSignal): Promise<void> {
    while (this.waitMs > 0 && !signal.aborted) await pause(this.waitMs, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
