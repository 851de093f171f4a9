/** Lets one piece of work at a time go on for each key, in the order in which they asked. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();

  /**
   * Runs `work` when all that asked for one of its keys before has ended. Keys that two ask for are waited for by the
   * one that asked later, so nobody waits in a circle.
   * @throws whatever `work` throws
   */
  async take<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = keys.flatMap((key) => this.last.get(key) ?? []);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    for (const key of keys) this.last.set(key, ended);
    try {
      await Promise.all(before);
      return await work();
    } finally {
      end();
      for (const key of keys) if (this.last.get(key) === ended) this.last.delete(key);
    }
  }

  /** Keys that somebody holds or waits for. */
  get size(): number {
    return this.last.size;
  }
}
