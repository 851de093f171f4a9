import { Database } from '#platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { selectLastStamps } from '../log/store/event.store.js';

/** How often the logs of waiting merchants are looked at: other processes add to them. */
const LOOK_INTERVAL_MS = 250;
/** Each waiting request holds a connection of the gateway, which has 128 to this service. */
const WAITING_MAX = { merchant: 64, operator: 8 };
/** Of one merchant, so that it does not take all places. Operators have places of their own. */
const WAITING_OF_MERCHANT_MAX = 4;

/** A request that waits for events of a merchant's log. */
export interface Waiter {
  merchantId: string;
  by: 'merchant' | 'operator';
  /** Aborted when the caller leaves, which frees its place. */
  gone: AbortSignal;
}

interface Waiting extends Waiter {
  /** The end of the log that the request has read. */
  seen: Date;
  resolve: () => void;
}

/** Lets requests wait for new events of a merchant's log; one query at a time looks for all of them. */
@Injectable()
export class EventArrivals implements OnModuleDestroy {
  private readonly logger = new Logger(EventArrivals.name);
  private readonly waiting = new Set<Waiting>();
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(private readonly database: Database) {}

  /**
   * Waits until the merchant's log has an event after `seen`, or for `milliseconds`.
   * @returns false, at once, if too many requests are waiting, the caller leaves or the process stops
   */
  async after(waiter: Waiter, seen: Date, milliseconds: number): Promise<boolean> {
    const { gone } = waiter;
    if (this.stopping || gone.aborted || !this.hasRoom(waiter)) return false;
    const { promise, resolve } = Promise.withResolvers<void>();
    const one = { ...waiter, seen, resolve };
    const timeout = setTimeout(resolve, milliseconds);
    gone.addEventListener('abort', () => resolve());
    this.waiting.add(one);
    this.lookLater();
    await promise;
    clearTimeout(timeout);
    this.waiting.delete(one);
    return !this.stopping && !gone.aborted;
  }

  /** Events of these merchants were added in this process. */
  announce(merchantIds: readonly string[]): void {
    for (const one of this.waiting) if (merchantIds.includes(one.merchantId)) one.resolve();
  }

  onModuleDestroy(): void {
    this.stopping = true;
    clearTimeout(this.timer);
    for (const { resolve } of this.waiting) resolve();
  }

  private hasRoom({ merchantId, by }: Waiter): boolean {
    const alike = [...this.waiting].filter((one) => one.by === by);
    if (alike.length >= WAITING_MAX[by]) return false;
    const own = alike.filter((one) => one.merchantId === merchantId);
    return by === 'operator' || own.length < WAITING_OF_MERCHANT_MAX;
  }

  private lookLater(): void {
    this.timer ??= setTimeout(() => void this.look(), LOOK_INTERVAL_MS);
  }

  private async look(): Promise<void> {
    try {
      const merchantIds = [...new Set([...this.waiting].map(({ merchantId }) => merchantId))];
      const last = await selectLastStamps(this.database.reads('background'), merchantIds);
      for (const { merchantId, seen, resolve } of this.waiting) {
        if ((last.get(merchantId) ?? seen) > seen) resolve();
      }
    } catch (error) {
      this.logger.warn(`${(error as Error).message}; looking again`);
    }
    this.timer = undefined;
    if (this.waiting.size > 0) this.lookLater();
  }
}
