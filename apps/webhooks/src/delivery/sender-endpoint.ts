import { failed, HEALTHY, type Health } from './domain/breaker.js';
import { isCostly, type Failure } from './domain/failure.js';
import { rested } from './domain/rest.js';
import {
  answered,
  groupOf,
  newLoad,
  refilled,
  roomOf,
  type Flight,
  type Group,
  type Load,
} from './domain/room.js';
import { isSuccess, requestedWaitMs } from './domain/verdict.js';
import type { Exchange } from './exchange/exchange.js';
import type { StoredEndpoint, StoredHealth } from './store/sender-endpoint.store.js';

/** What the sender needs of an endpoint, with its secrets open: the current one first. */
export interface EndpointSettings extends Pick<
  StoredEndpoint,
  'id' | 'merchantId' | 'url' | 'payload' | 'rate' | 'updatedAt'
> {
  secret: string;
  previous?: { secret: string; until: Date };
}

/** How often a success is written down while nothing else changes. */
const SUCCESS_NOTED_MS = 60_000;

/** An endpoint that this process sends to: its settings, how it answers, and what is under way. */
export class SenderEndpoint {
  private load: Load;
  private readonly underWay = new Map<string, number>();
  private lastSuccessAt: Date | undefined;
  private notedAt = 0;
  private isChanged = false;
  private rests = 0;

  constructor(
    public settings: EndpointSettings,
    private health: Health,
  ) {
    this.load = newLoad(settings.rate, performance.now());
  }

  /** Takes over changed settings. Another receiver than before begins as a new one. */
  change(settings: EndpointSettings, health: Health): void {
    const isOther = settings.url !== this.settings.url;
    this.settings = settings;
    this.health = isOther ? HEALTHY : health;
    this.isChanged = isOther;
    if (isOther) this.load = newLoad(settings.rate, performance.now());
  }

  get inFlight(): number {
    return this.underWay.size;
  }

  get currentHealth(): Health {
    return this.health;
  }

  /** @returns how many exchanges may begin now, and the group whose part they are of */
  room(now: number, at: Date): { room: number; group: Group } {
    const { flight, health } = this;
    this.load = refilled(this.load, this.settings.rate, now);
    return {
      room: roomOf(this.load, flight, health, at),
      group: groupOf(this.load, flight, health, now),
    };
  }

  /** The secrets that sign a request, the current one first. */
  secretsAt(at: Date): string[] {
    const { secret, previous } = this.settings;
    return previous && at < previous.until ? [secret, previous.secret] : [secret];
  }

  /** @returns whether the exchange is a probe of an endpoint whose breaker is open */
  begin(deliveryId: string): boolean {
    this.underWay.set(deliveryId, performance.now());
    this.load = { ...this.load, tokens: this.load.tokens - 1 };
    return this.health.probeAt !== undefined;
  }

  end(deliveryId: string, { outcome, durationMs }: Exchange, isProbe: boolean, at: Date): void {
    this.underWay.delete(deliveryId);
    this.load = answered(this.load, isSuccess(outcome), durationMs);
    if (isSuccess(outcome)) {
      this.lastSuccessAt = at;
      this.isChanged ||= this.health !== HEALTHY || at.getTime() - this.notedAt > SUCCESS_NOTED_MS;
      this.health = HEALTHY;
    } else {
      const retryAfterMs = requestedWaitMs(outcome);
      this.health = failed(this.health, {
        at,
        isProbe,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      });
      this.isChanged = true;
    }
    if (outcome.kind === 'failed' && isCostly(outcome.error)) this.rest(at);
    else this.rests = 0;
  }

  /**
   * Ends an exchange that says nothing of the receiver. The endpoint rests, unless another process takes over, and its
   * breaker stays as it is; five days without a success disable it all the same.
   * @returns how long it rests, in milliseconds
   */
  postpone(deliveryId: string, failure: Failure, at: Date): number {
    this.underWay.delete(deliveryId);
    return failure === 'cut-off' ? 0 : this.rest(at);
  }

  /** @returns what is to be stored; undefined if that has not changed since the last call */
  takeChangedHealth(): StoredHealth | undefined {
    if (!this.isChanged) return undefined;
    this.isChanged = false;
    this.notedAt = this.lastSuccessAt?.getTime() ?? this.notedAt;
    return {
      endpointId: this.settings.id,
      health: this.health,
      lastSuccessAt: this.lastSuccessAt,
    };
  }

  /** What {@link takeChangedHealth} returned was not stored. */
  keepChangedHealth(): void {
    this.isChanged = true;
  }

  /**
   * Exchanges that end while nothing is sent do not prolong that.
   * @returns the rest, in milliseconds
   */
  private rest(at: Date): number {
    const { probeAt } = this.health;
    if (probeAt && probeAt > at) return probeAt.getTime() - at.getTime();
    this.health = rested(this.health, at, this.rests);
    this.rests += 1;
    this.isChanged = true;
    return this.rest(at);
  }

  private get flight(): Flight {
    const [oldestSince] = this.underWay.values();
    return { inFlight: this.underWay.size, oldestSince };
  }
}
