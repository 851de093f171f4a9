const FEWEST_ROUNDS = 10;
const MOST_ROUNDS = 100;

/**
 * Milliseconds that `one` takes, divided by what `other` takes, each by its quickest round: other work on the machine
 * can only lengthen a round, so the quickest ones come closer to the truth the more there are. They take turns until
 * the ratio is within `within`, or has had its chances: a machine that is busy for a while does not decide.
 */
export async function costRatio(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  within: readonly [number, number],
): Promise<number> {
  const [low, high] = within;
  let [least, leastOther] = [Infinity, Infinity];
  for (let round = 1; ; round += 1) {
    least = Math.min(least, await milliseconds(one));
    leastOther = Math.min(leastOther, await milliseconds(other));
    const ratio = least / leastOther;
    const isWithin = ratio > low && ratio < high;
    if ((isWithin && round >= FEWEST_ROUNDS) || round >= MOST_ROUNDS) return ratio;
  }
}

async function milliseconds(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}
