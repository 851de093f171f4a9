import { Refusal } from '#platform';
import { within } from './within.js';

/** Under the 15 s that the gateway gives a service: a caller is told that nothing was written, not left to guess. */
const PATIENCE_MS = 10_000;

/** Lets one piece of work at a time go on for each key, in the order in which they asked. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();

  constructor(private readonly patienceMs = PATIENCE_MS) {}

  /**
   * Runs `work` when all that asked for one of its keys before has ended. Keys that two ask for are waited for by the
   * one that asked later, so nobody waits in a circle.
   * @throws Refusal `store-unavailable` when that takes too long; whatever `work` throws
   */
  async take<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = Promise.all(keys.flatMap((key) => this.last.get(key) ?? []));
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    for (const key of keys) this.last.set(key, ended);
    void ended.then(() => this.forget(keys, ended));
    let isTurn = false;
    await within(
      this.patienceMs,
      before.then(() => (isTurn = true)),
    );
    if (!isTurn) {
      // Whoever asked after this one still waits for those before it.
      void before.then(() => end());
      throw new Refusal(
        'store-unavailable',
        'Too many concurrent writes for one merchant. Try again later.',
      );
    }
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Keys that somebody holds or waits for. */
  get size(): number {
    return this.last.size;
  }

  private forget(keys: readonly string[], ended: Promise<void>): void {
    for (const key of keys) if (this.last.get(key) === ended) this.last.delete(key);
  }
}
