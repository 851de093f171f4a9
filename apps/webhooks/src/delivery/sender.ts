import { setTimeout as delay } from 'node:timers/promises';
import { BackgroundWork, WorkerTransactor, type Poller, type UnitOfWork } from '#messaging';
import { Database, outsideTransaction } from '#platform';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Attempts } from './attempts.js';
import { DisableEndpoint } from './disable-endpoint.js';
import { onDue } from './due-signal.js';
import { SenderEndpoints } from './sender-endpoints.js';
import { endLeases, lockSender, renewLeases } from './store/leases.store.js';
import { saveHealth } from './store/sender-endpoint.store.js';
import { eventsOfAllMerchants, type SentEvent } from './store/sent-event.store.js';
import { settle } from './store/settle.store.js';
import { isAnyDue, claimDue, type Capacity, type ClaimedDelivery } from './store/claim.store.js';

/** Deliveries that other processes queued, and retries, are noticed after this time. */
const POLL_MS = 150;
/** The time from the start of a transaction to that of the next; attempts that end in between are settled together. */
const PACE_MS = 50;
const RENEW_MS = 2_000;
const SETTINGS_MS = 500;
/** The time that a stop waits for exchanges in progress. */
const STOP_MS = 4_000;

interface Claimed {
  claimed: ClaimedDelivery[];
  blocked: number;
  events: Map<string, SentEvent>;
}

/**
 * Sends due deliveries to the endpoints whose buckets this process leases. One transaction at a time settles ended
 * attempts and claims due deliveries; exchanges run in between. The data in memory only makes this faster: after a
 * process ends, its deliveries become due again.
 */
@Injectable()
export class Sender implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Sender.name);
  private readonly id = uuidv7();
  private readonly poller: Poller;
  private readonly endSignal: () => void;
  private buckets: readonly number[] = [];
  private workedAt = -Infinity;
  private renewedAt = -Infinity;
  private readAt = -Infinity;

  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    private readonly endpoints: SenderEndpoints,
    private readonly attempts: Attempts,
    private readonly disabling: DisableEndpoint,
  ) {
    this.poller = background.every(POLL_MS, 'deliveries', () => this.work());
    this.endSignal = onDue(() => this.poller.wake());
    attempts.onEnded(() => this.poller.wake());
  }

  /** Waits for exchanges in progress, settles them, and releases the endpoints to the other processes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.endSignal();
    await this.poller.stop();
    await this.attempts.stop(STOP_MS);
    if (this.buckets.length === 0) return;
    try {
      await this.settleAnd((unitOfWork) => endLeases(unitOfWork, this.id));
    } catch (error) {
      this.logger.warn(`stopped without settling: ${(error as Error).message}`);
    }
  }

  /** @returns whether more may be due */
  private async work(): Promise<boolean> {
    await delay(Math.max(0, this.workedAt + PACE_MS - performance.now()));
    this.workedAt = performance.now();
    await this.renew();
    await this.readSettings();
    const capacity = { ...this.endpoints.capacity(), senderId: this.id };
    if (!this.attempts.hasEnded && !(await this.isAnyDue(capacity))) return false;
    const { claimed, blocked, events } = await this.settleAnd((unitOfWork) =>
      this.claim(unitOfWork, capacity),
    );
    for (const delivery of claimed) {
      const { endpointId, eventId } = delivery;
      const endpoint = this.endpoints.get(endpointId);
      const isProbe = capacity.probed.has(endpointId);
      if (endpoint) this.attempts.begin({ ...delivery, isProbe }, endpoint, events.get(eventId));
    }
    await this.disable();
    return claimed.length + blocked > 0;
  }

  private async isAnyDue({ endpoints }: Capacity): Promise<boolean> {
    if (endpoints.length === 0) return false;
    return isAnyDue(outsideTransaction(this.database.worker), endpoints);
  }

  private async claim(unitOfWork: UnitOfWork, capacity: Capacity): Promise<Claimed> {
    if (capacity.endpoints.length === 0) return { claimed: [], blocked: 0, events: new Map() };
    const { claimed, blocked } = await claimDue(unitOfWork, capacity);
    const events =
      claimed.length === 0 ? new Map() : await eventsOfAllMerchants(unitOfWork, claimed);
    return { claimed, blocked, events };
  }

  /** Settles in the same transaction as `rest`. Uncommitted settlements are repeated in the next transaction. */
  private async settleAnd<T>(rest: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    const ended = this.attempts.takeEnded();
    const health = this.endpoints.takeChangedHealth();
    try {
      return await this.transactor.run('background', (unitOfWork) => {
        lockSender(unitOfWork, this.id);
        settle(unitOfWork, ended);
        saveHealth(unitOfWork, health);
        return rest(unitOfWork);
      });
    } catch (error) {
      this.attempts.putBack(ended);
      this.endpoints.keepChangedHealth(health);
      throw error;
    }
  }

  /** Takes nothing unless a renewal was certainly committed, because the buckets may belong to another process. */
  private async renew(): Promise<void> {
    if (performance.now() - this.renewedAt < RENEW_MS) return;
    const buckets = this.buckets.join();
    this.buckets = [];
    try {
      this.buckets = await this.transactor.run('background', (unitOfWork) =>
        renewLeases(unitOfWork, this.id),
      );
      this.renewedAt = performance.now();
    } catch (error) {
      this.endpoints.clear();
      throw error;
    }
    if (this.buckets.join() !== buckets) this.readAt = -Infinity;
  }

  private async readSettings(): Promise<void> {
    if (performance.now() - this.readAt < SETTINGS_MS) return;
    await this.endpoints.read(outsideTransaction(this.database.worker), this.buckets);
    this.readAt = performance.now();
  }

  private async disable(): Promise<void> {
    for (const [endpointId, reason] of this.attempts.takeToDisable()) {
      try {
        await this.disabling.disable(endpointId, reason);
      } catch (error) {
        this.attempts.putBackToDisable(endpointId, reason);
        throw error;
      }
    }
  }
}
