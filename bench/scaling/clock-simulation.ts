import { drawMerchants, seededRandom } from './random.js';

export interface ClockLoad {
  /** Maximum of concurrent transactions: the worker connections of all processes. */
  workers: number;
  merchants: number;
  /** Skew of the merchants' shares; see `drawMerchants`. */
  exponent: number;
  /** Events in one transaction. */
  chunk: number;
  /** Duration of a transaction that waits for no clock. */
  chunkMs: number;
  /** The part of it from drawing the last clock to the commit. */
  heldMs: number;
  /** Number of simulated transactions. */
  chunks: number;
  seed: number;
}

interface Worker {
  /** The merchants of its chunk, in the order in which it draws their clocks. */
  clocks: number[];
  held: number;
}

/** The current step of a worker and its end time. */
interface Step {
  endsAt: number;
  worker: Worker;
}

/**
 * Simulates consumers that write one list: a transaction decides, then draws the list clocks of all merchants in its
 * chunk in key order, waits where another transaction holds one, and holds them until its commit (decision 1.14).
 * @returns events per second
 */
export function simulateClocks(load: ClockLoad): number {
  const random = seededRandom(load.seed);
  const merchant = drawMerchants(load.merchants, load.exponent, random);
  const clocks = new Clocks();
  // Deciding and holding have fixed durations, so each queue is first in, first out.
  const deciding: Step[] = [];
  const committing: Step[] = [];
  const begin = (worker: Worker, now: number): void => {
    const drawn = Array.from({ length: load.chunk }, merchant);
    worker.clocks = [...new Set(drawn)].toSorted((a, b) => a - b);
    worker.held = 0;
    deciding.push({ endsAt: now + load.chunkMs - load.heldMs, worker });
  };
  const draw = (worker: Worker, now: number): void => {
    if (clocks.draw(worker)) committing.push({ endsAt: now + load.heldMs, worker });
  };
  for (let n = 0; n < load.workers; n += 1) begin({ clocks: [], held: 0 }, 0);
  let now = 0;
  for (let done = 0; done < load.chunks;) {
    const decides = endOf(deciding) <= endOf(committing);
    const { endsAt, worker } = (decides ? deciding : committing).shift() as Step;
    now = endsAt;
    if (decides) {
      draw(worker, now);
      continue;
    }
    done += 1;
    for (const waiting of clocks.release(worker)) draw(waiting, now);
    begin(worker, now);
  }
  return (load.chunks * load.chunk * 1_000) / now;
}

function endOf([first]: readonly Step[]): number {
  return first?.endsAt ?? Infinity;
}

/** The holder and the waiting workers of each clock. */
class Clocks {
  private readonly holders = new Map<number, Worker>();
  private readonly queues = new Map<number, Worker[]>();

  /** Draws the rest of a worker's clocks. @returns false when it waits for one */
  draw(worker: Worker): boolean {
    while (worker.held < worker.clocks.length) {
      const clock = worker.clocks[worker.held] as number;
      const holder = this.holders.get(clock);
      if (holder && holder !== worker) {
        this.queues.set(clock, [...(this.queues.get(clock) ?? []), worker]);
        return false;
      }
      this.holders.set(clock, worker);
      worker.held += 1;
    }
    return true;
  }

  /** Releases a worker's clocks. @returns the workers that now hold one of them and continue */
  release(worker: Worker): Worker[] {
    return worker.clocks.flatMap((clock) => {
      const [next, ...rest] = this.queues.get(clock) ?? [];
      this.queues.set(clock, rest);
      if (!next) {
        this.holders.delete(clock);
        return [];
      }
      this.holders.set(clock, next);
      return [next];
    });
  }
}
