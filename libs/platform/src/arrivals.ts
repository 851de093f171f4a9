import { Logger, type OnModuleDestroy } from '@nestjs/common';

/** How often the lists of waiting requests are read, because other processes add records. */
const LOOK_INTERVAL_MS = 250;

/**
 * How many requests of a kind may wait at a time: each occupies a connection of the gateway, which has 128 to a
 * service.
 */
export interface WaitingPlaces {
  all: number;
  /** The limit of one owner, so that it cannot take all places. */
  ofOwner?: number;
}

/** A request that waits for records of a list. */
export interface Waiter<Kind extends string = string> {
  /** The owner of the list, for example a merchant. */
  owner: string;
  /** Each kind of caller has places of its own. */
  by: Kind;
  /** Aborted when the caller disconnects, which releases its place. */
  gone: AbortSignal;
}

interface Waiting extends Waiter {
  /** The end of the list that the request has read. */
  seen: Date;
  resolve: () => void;
}

/** Lets a limited number of requests wait for new records of a list; one query at a time reads for all of them. */
export class Arrivals<Kind extends string = string> implements OnModuleDestroy {
  private readonly logger = new Logger(Arrivals.name);
  private readonly waiting = new Set<Waiting>();
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  /** @param lastStamps reads the stamp of the last record of each owner's list; an owner without one may be left out */
  constructor(
    private readonly places: Readonly<Record<Kind, WaitingPlaces>>,
    private readonly lastStamps: (owners: readonly string[]) => Promise<ReadonlyMap<string, Date>>,
  ) {}

  /**
   * Waits until the owner's list has a record after `seen`, or for `milliseconds`.
   * @returns false, at once, if too many requests are waiting, the caller disconnects or the process stops
   */
  async after(waiter: Waiter<Kind>, seen: Date, milliseconds: number): Promise<boolean> {
    const { gone } = waiter;
    if (this.stopping || gone.aborted || !this.hasRoom(waiter)) return false;
    const { promise, resolve } = Promise.withResolvers<void>();
    const request = { ...waiter, seen, resolve };
    const timeout = setTimeout(resolve, milliseconds);
    gone.addEventListener('abort', () => resolve());
    this.waiting.add(request);
    this.lookLater();
    await promise;
    clearTimeout(timeout);
    this.waiting.delete(request);
    return !this.stopping && !gone.aborted;
  }

  /** Reports that records of these owners were added in this process. */
  announce(owners: readonly string[]): void {
    for (const { owner, resolve } of this.waiting) if (owners.includes(owner)) resolve();
  }

  onModuleDestroy(): void {
    this.stopping = true;
    clearTimeout(this.timer);
    for (const { resolve } of this.waiting) resolve();
  }

  private hasRoom({ owner, by }: Waiter<Kind>): boolean {
    const { all, ofOwner = all } = this.places[by];
    const alike = [...this.waiting].filter((request) => request.by === by);
    return (
      alike.length < all && alike.filter((request) => request.owner === owner).length < ofOwner
    );
  }

  private lookLater(): void {
    this.timer ??= setTimeout(() => void this.look(), LOOK_INTERVAL_MS);
  }

  private async look(): Promise<void> {
    try {
      const last = await this.lastStamps([...new Set([...this.waiting].map(({ owner }) => owner))]);
      for (const { owner, seen, resolve } of this.waiting) {
        if ((last.get(owner) ?? seen) > seen) resolve();
      }
    } catch (error) {
      this.logger.warn(`${(error as Error).message}; looking again`);
    }
    this.timer = undefined;
    if (this.waiting.size > 0) this.lookLater();
  }
}
