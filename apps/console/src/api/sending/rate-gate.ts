/** `RateLimit: "client";r=12;t=34`: 12 requests are left for 34 s. */
const RATE = /;\s*r=(\d+)\s*;\s*t=(\d+)/;

/** The number of requests reserved for the pages of the console, which share the client's limit. */
const RESERVE = 20;

/** Delays requests while the service asks for it, or when few requests are left. */
export class RateGate {
  private opensAt = 0;

  /** Reads the header field of an answer. */
  observe(headers: Headers): void {
    const [, remaining, seconds] = RATE.exec(headers.get('ratelimit') ?? '') ?? [];
    if (remaining !== undefined && Number(remaining) <= RESERVE) this.hold(Number(seconds) * 1_000);
  }

  hold(ms: number): void {
    this.opensAt = Math.max(this.opensAt, Date.now() + ms);
  }

  /** How long requests are delayed from now on, in ms. */
  get waitMs(): number {
    return Math.max(0, this.opensAt - Date.now());
  }

  /** Resolves when requests may be sent, or when the signal is aborted. */
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
