import { setTimeout as delay } from 'node:timers/promises';
import { Poller, WorkerTransactor } from '#messaging';
import { Database } from '#platform';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { requestsDropped } from '../metrics.js';
import type { AnsweredRequest } from './answered-request.js';
import { RequestBuffer } from './request-buffer.js';
import { deleteExpired, deleteSurplus, insertRequests, toEntries } from './store/request.store.js';

const INTERVAL_MS = 1_000;
/** The maximum number of rows that one statement inserts. */
const BATCH = 500;
/** The number of newest requests of a client that are kept; more exist until older ones are deleted. */
const KEPT_OF_CLIENT = 10_000;
/** Older requests are deleted after a process has stored this many more of the client. */
const PRUNED_EVERY = KEPT_OF_CLIENT / 10;

const PRUNING_MS = 60_000;
const EXPIRY_MS = 3_600_000;
/** The process stops without storing the rest if the store does not accept it in this time. */
const STOP_LIMIT_MS = 2_000;
/** The maximum number of rows that one statement deletes; the next follows at once. */
const EXPIRED_AT_ONCE = 5_000;

/**
 * Stores the buffered requests every second or when there are many, in every process that answers requests. A request
 * may be lost: with the process, when the store refuses the batch, or when the buffer is full (decision 1.19).
 */
@Injectable()
export class WriteRequests implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly buffer = new RequestBuffer();
  private readonly poller = new Poller('request log', INTERVAL_MS, () => this.storeBatch());
  private readonly pruning = new Poller('surplus requests', PRUNING_MS, () => this.deleteSurplus());
  private readonly expiry = new Poller('expired requests', EXPIRY_MS, () => this.deleteExpired());
  private readonly storedOfClients = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Never waits. */
  add(request: AnsweredRequest): void {
    const reason = this.buffer.add(request, Math.floor(performance.now()));
    if (reason !== undefined) requestsDropped.inc({ reason });
    else if (this.buffer.size === BATCH) this.poller.wake();
  }

  onApplicationBootstrap(): void {
    void this.database.whenConnected().then(
      () => this.pollers().forEach((poller) => poller.start()),
      () => undefined, // the process stops before the store is reachable
    );
  }

  /** Stores the rest. A request whose answer takes longer than the shutdown is lost. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pollers().map((poller) => poller.stop()));
    const rest = this.storeRest().catch(() => undefined);
    await Promise.race([rest, delay(STOP_LIMIT_MS, undefined, { ref: false })]);
  }

  private pollers(): Poller[] {
    return [this.poller, this.pruning, this.expiry];
  }

  private async storeRest(): Promise<void> {
    while (this.buffer.size > 0) await this.storeBatch();
  }

  private async storeBatch(): Promise<boolean> {
    const batch = this.buffer.take(BATCH);
    if (batch.length === 0) return false;
    const entries = await toEntries(batch);
    try {
      await this.transactor.run('background', async (unitOfWork) =>
        insertRequests(unitOfWork, entries),
      );
    } catch (error) {
      requestsDropped.inc({ reason: 'store' }, batch.length);
      throw error;
    }
    for (const { clientId } of batch) {
      this.storedOfClients.set(clientId, (this.storedOfClients.get(clientId) ?? 0) + 1);
    }
    return this.buffer.size > 0;
  }

  private async deleteExpired(): Promise<boolean> {
    const { REQUEST_LOG_DAYS: days } = this.config;
    const deleted = await deleteExpired(this.database.worker, days, EXPIRED_AT_ONCE);
    return deleted === EXPIRED_AT_ONCE;
  }

  private async deleteSurplus(): Promise<boolean> {
    for (const [clientId, stored] of this.storedOfClients) {
      if (stored < PRUNED_EVERY) continue;
      await deleteSurplus(this.database.worker, clientId, KEPT_OF_CLIENT);
      this.storedOfClients.delete(clientId);
    }
    return false;
  }
}
