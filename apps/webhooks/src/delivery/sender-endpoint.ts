import { failed, HEALTHY, probedAtOnce, type Health } from './domain/breaker.js';
import { isCostly, type Failure } from './domain/failure.js';
import { rested } from './domain/rest.js';
import {
  answered,
  groupOf,
  newLoad,
  refilled,
  capacityOf,
  type EndpointState,
  type Flight,
  type Load,
} from './domain/capacity.js';
import { isSuccess, type Outcome } from './domain/verdict.js';
import type { Exchange } from './exchange/exchange.js';
import type { StoredEndpoint, StoredHealth } from './store/sender-endpoint.store.js';

/** The sender's data of an endpoint, with its decrypted secrets: the current one first. */
export interface EndpointSettings extends Pick<
  StoredEndpoint,
  'id' | 'merchantId' | 'url' | 'payload' | 'rate' | 'updatedAt'
> {
  secret: string;
  previous?: { secret: string; until: Date };
}

/** The interval at which a success is stored while nothing else changes. */
const SUCCESS_NOTED_MS = 60_000;

/** An exchange, and its start. */
interface UnderWay {
  since: number;
  isProbe: boolean;
}

/** An endpoint that this process sends to: its settings, its health, and its exchanges in progress. */
export class SenderEndpoint {
  private load: Load;
  private readonly underWay = new Map<string, UnderWay>();
  private lastSuccessAt: Date | undefined;
  private lastOutcome: Outcome | undefined;
  private notedAt = 0;
  private isChanged = false;
  private rests = 0;

  constructor(
    public settings: EndpointSettings,
    private health: Health,
  ) {
    this.load = newLoad(settings.rate, performance.now());
  }

  /**
   * Applies changed settings. The speed of a new address is unknown, but earlier failures still count: a new address or
   * rate only ends a pause with a probe.
   */
  change(settings: EndpointSettings, stored: Health): void {
    const isMoved = settings.url !== this.settings.url;
    const isOther = isMoved || settings.rate !== this.settings.rate;
    const health = this.isChanged ? this.health : stored;
    this.settings = settings;
    this.health = isOther ? probedAtOnce(health, new Date()) : health;
    this.isChanged ||= this.health !== stored;
    if (isMoved) this.load = { ...this.load, isKnown: false, soonInARow: 0 };
  }

  get currentHealth(): Health {
    return this.health;
  }

  /** The exchanges in progress and those that may begin now, and whether they are probes. */
  capacity(now: number, moment: Date): EndpointState & { isProbe: boolean } {
    const { flight, health } = this;
    const { id: endpointId, merchantId, rate } = this.settings;
    this.load = refilled(this.load, rate, now);
    return {
      endpointId,
      merchantId,
      inFlight: flight.inFlight,
      ...capacityOf(this.load, flight, health, moment),
      group: groupOf(this.load, flight, health, now),
      isProbe: health.probeAt !== undefined,
    };
  }

  /** The secrets that sign a request, the current one first. */
  secretsAt(moment: Date): string[] {
    const { secret, previous } = this.settings;
    return previous && moment < previous.until ? [secret, previous.secret] : [secret];
  }

  /** @param isProbe whether the breaker was open when the delivery was chosen */
  begin(deliveryId: string, isProbe: boolean): void {
    this.underWay.set(deliveryId, { since: performance.now(), isProbe });
    this.load = { ...this.load, tokens: this.load.tokens - 1 };
  }

  end(deliveryId: string, { outcome, durationMs }: Exchange, moment: Date): void {
    const isProbe = this.underWay.get(deliveryId)?.isProbe ?? false;
    this.underWay.delete(deliveryId);
    this.load = answered(this.load, isSuccess(outcome), durationMs);
    this.lastOutcome = outcome;
    if (isSuccess(outcome)) {
      this.lastSuccessAt = moment;
      this.isChanged ||=
        this.health !== HEALTHY || moment.getTime() - this.notedAt > SUCCESS_NOTED_MS;
      this.health = HEALTHY;
    } else {
      this.health = failed(this.health, { failedAt: moment, isProbe });
      this.isChanged = true;
    }
    if (outcome.kind === 'failed' && isCostly(outcome.error)) this.rest(moment);
    else this.rests = 0;
  }

  /**
   * Ends an exchange whose result does not depend on the receiver. The endpoint rests, unless another process takes
   * over, and its breaker does not change; five days without a success disable it nevertheless.
   * @returns the duration of the rest, in milliseconds
   */
  postpone(deliveryId: string, failure: Failure, moment: Date): number {
    this.underWay.delete(deliveryId);
    if (failure === 'cut-off') return 0;
    this.lastOutcome = { kind: 'failed', error: failure };
    return this.rest(moment);
  }

  /** @returns the health to store; undefined if it has not changed since the last call */
  takeChangedHealth(): StoredHealth | undefined {
    if (!this.isChanged) return undefined;
    this.isChanged = false;
    this.notedAt = this.lastSuccessAt?.getTime() ?? this.notedAt;
    return {
      endpointId: this.settings.id,
      health: this.health,
      lastSuccessAt: this.lastSuccessAt,
      lastOutcome: this.lastOutcome,
    };
  }

  /** Called when the result of {@link takeChangedHealth} was not stored. */
  keepChangedHealth(): void {
    this.isChanged = true;
  }

  /**
   * Exchanges that end during a rest do not prolong it.
   * @returns the rest, in milliseconds
   */
  private rest(moment: Date): number {
    const { probeAt } = this.health;
    if (probeAt && probeAt > moment) return probeAt.getTime() - moment.getTime();
    this.health = rested(this.health, moment, this.rests);
    this.rests += 1;
    this.isChanged = true;
    return this.rest(moment);
  }

  private get flight(): Flight {
    const exchanges = [...this.underWay.values()];
    return {
      inFlight: exchanges.length,
      probes: exchanges.filter(({ isProbe }) => isProbe).length,
      oldestSince: exchanges[0]?.since,
    };
  }
}
