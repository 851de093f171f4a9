import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from '../config.js';
import { isToDisable } from './domain/breaker.js';
import { isOurs } from './domain/failure.js';
import { isGone, isSuccess, verdictOf, type Verdict } from './domain/verdict.js';
import { exchange, type Exchange } from './exchange/exchange.js';
import { Receivers } from './exchange/receivers.js';
import { requestOf } from './exchange/request.js';
import { deliveryMetrics } from './metrics.js';
import type { SenderEndpoint } from './sender-endpoint.js';
import type { SentEvent } from './store/sent-event.store.js';
import type { AttemptRecord, Settlement } from './store/settle.store.js';
import type { ClaimedDelivery } from './store/claim.store.js';

/** The reasons to disable an endpoint: the receiver answered 410, or nothing succeeded for days. */
export type DisabledReason = 'gone' | 'failing';

/** A delivery to attempt. */
type BegunDelivery = ClaimedDelivery & { isProbe: boolean };

/** The attempts in progress in this process, and those that have ended but are not settled. */
@Injectable()
export class Attempts {
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<Promise<void>>();
  private readonly toDisable = new Map<string, DisabledReason>();
  private ended: Settlement[] = [];
  private listener: () => void = () => undefined;

  constructor(
    @Inject(WEBHOOKS_CONFIG) private readonly config: WebhooksConfig,
    private readonly receivers: Receivers,
  ) {}

  /** Calls `listener` whenever an attempt has ended. */
  onEnded(listener: () => void): void {
    this.listener = listener;
  }

  get hasEnded(): boolean {
    return this.ended.length > 0;
  }

  /** @returns the attempts to settle */
  takeEnded(): Settlement[] {
    return this.ended.splice(0);
  }

  /** Returns attempts that could not be settled. */
  putBack(settlements: readonly Settlement[]): void {
    this.ended.push(...settlements);
  }

  /** @returns the endpoints to disable */
  takeToDisable(): [endpointId: string, reason: DisabledReason][] {
    const entries = [...this.toDisable];
    this.toDisable.clear();
    return entries;
  }

  /** Returns an endpoint that could not be disabled. */
  putBackToDisable(endpointId: string, reason: DisabledReason): void {
    this.toDisable.set(endpointId, reason);
  }

  /** Begins a delivery. An event that was dropped by age is no longer delivered. */
  begin(delivery: BegunDelivery, endpoint: SenderEndpoint, event: SentEvent | undefined): void {
    if (!event) {
      this.settleLater(
        delivery,
        { state: 'dead' },
        { ...failedAt(new Date()), error: 'event-gone' },
      );
      return;
    }
    const attempt = this.attempt(delivery, endpoint, event);
    this.underWay.add(attempt);
    deliveryMetrics.inFlight.set(this.underWay.size);
    void attempt.finally(() => {
      this.underWay.delete(attempt);
      deliveryMetrics.inFlight.set(this.underWay.size);
      this.listener();
    });
  }

  /** Waits for attempts in progress, and aborts those that take longer; another process retries their deliveries. */
  async stop(milliseconds: number): Promise<void> {
    await Promise.race([
      Promise.all(this.underWay),
      delay(milliseconds, undefined, { ref: false }),
    ]);
    this.stopping.abort();
    await Promise.all(this.underWay);
    this.receivers.close();
  }

  private async attempt(
    delivery: BegunDelivery,
    endpoint: SenderEndpoint,
    event: SentEvent,
  ): Promise<void> {
    const startedAt = new Date();
    endpoint.begin(delivery.deliveryId, delivery.isProbe);
    const { merchantId, url, payload } = endpoint.settings;
    const secrets = endpoint.secretsAt(startedAt);
    const request = requestOf(event, {
      url,
      payload,
      secrets,
      attemptedAt: startedAt,
      publicUrl: this.config.PUBLIC_URL,
    });
    const stopping = this.stopping.signal;
    const ended = await exchange(this.receivers, request, { merchantId, stopping });
    const { outcome } = ended;
    if (outcome.kind === 'failed' && isOurs(outcome.error)) {
      const waitMs = endpoint.postpone(delivery.deliveryId, outcome.error, new Date());
      this.noteDisabling(endpoint, ended);
      this.settleLater(delivery, { state: 'waiting', waitMs }, recordOf(ended, startedAt), true);
      return;
    }
    endpoint.end(delivery.deliveryId, ended, new Date());
    this.noteDisabling(endpoint, ended);
    this.settleLater(
      delivery,
      verdictOf(outcome, delivery, Math.random()),
      recordOf(ended, startedAt),
    );
  }

  private noteDisabling(endpoint: SenderEndpoint, { outcome }: Exchange): void {
    if (isGone(outcome)) this.toDisable.set(endpoint.settings.id, 'gone');
    else if (isToDisable(endpoint.currentHealth, new Date())) {
      this.toDisable.set(endpoint.settings.id, 'failing');
    }
  }

  private settleLater(
    { deliveryId, attempts }: ClaimedDelivery,
    verdict: Verdict,
    attempt: AttemptRecord,
    isUncounted = false,
  ): void {
    deliveryMetrics.attempts.inc({ outcome: isUncounted ? 'postponed' : attempt.outcome });
    deliveryMetrics.seconds.observe(attempt.durationMs / 1_000);
    const { state } = verdict;
    if (state !== 'waiting') deliveryMetrics.deliveries.inc({ outcome: state });
    this.ended.push({ deliveryId, attempts, attempt, isUncounted, ...verdict });
    this.listener();
  }
}

function failedAt(startedAt: Date): AttemptRecord {
  return { at: startedAt.toISOString(), durationMs: 0, outcome: 'failed' };
}

function recordOf(
  { outcome, durationMs, answer, isCut }: Exchange,
  startedAt: Date,
): AttemptRecord {
  return {
    at: startedAt.toISOString(),
    durationMs,
    outcome: isSuccess(outcome) ? 'delivered' : 'failed',
    ...(outcome.kind === 'answered' ? { status: outcome.status } : { error: outcome.error }),
    ...(answer !== undefined && { body: answer }),
    ...(isCut && { bodyCut: true as const }),
  };
}
