/** The limits of places taken at the same time. */
interface Bounds {
  ofSender: number;
  /** The limit for all senders together; unlimited by default. */
  inAll?: number;
  /** How many requests of a sender may wait for one of its places; none by default. */
  waitingOfSender?: number;
}

/** Callbacks that grant or refuse a place. */
type Waiting = (granted: boolean) => void;

interface Sender {
  taken: number;
  waiting: Waiting[];
}

/** Places that senders (merchants, clients or addresses) share, so that no sender takes all. */
export class Shares {
  private readonly senders = new Map<string, Sender>();
  private taken = 0;

  constructor(private readonly bounds: Bounds) {}

  /** The number of senders that have a place. */
  get size(): number {
    return this.senders.size;
  }

  /** @returns false if all places of the sender, or all places together, are taken */
  tryTake(sender: string): boolean {
    const holder = this.senders.get(sender) ?? { taken: 0, waiting: [] };
    const { ofSender, inAll = Infinity } = this.bounds;
    if (holder.taken >= ofSender || this.taken >= inAll) return false;
    holder.taken += 1;
    this.taken += 1;
    this.senders.set(sender, holder);
    return true;
  }

  /**
   * Waits until a place of the sender is free, first come, first served.
   * @returns false after the time, in milliseconds, or at once if too many requests of the sender wait
   */
  async wait(sender: string, timeoutMs: number): Promise<boolean> {
    const waiting = this.senders.get(sender)?.waiting;
    if (waiting === undefined || waiting.length >= (this.bounds.waitingOfSender ?? 0)) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timeout = setTimeout(() => {
      waiting.splice(waiting.indexOf(resolve), 1);
      resolve(false);
    }, timeoutMs);
    waiting.push(resolve);
    const granted = await promise;
    clearTimeout(timeout);
    return granted;
  }

  /** Passes the place to the sender's request that has waited longest. */
  free(sender: string): void {
    const holder = this.senders.get(sender);
    if (holder === undefined) return;
    const next = holder.waiting.shift();
    if (next !== undefined) {
      next(true);
      return;
    }
    holder.taken -= 1;
    this.taken -= 1;
    if (holder.taken === 0) this.senders.delete(sender);
  }
}
