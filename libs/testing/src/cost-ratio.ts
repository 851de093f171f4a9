const FEWEST_ROUNDS = 10;
const MOST_ROUNDS = 100;

/**
 * The time of `one` divided by the time of `other`, each measured by its fastest round: other work on the machine can
 * only lengthen a round, so the fastest of many rounds is the most accurate. The rounds alternate until the ratio is
 * within the limits, but at least 10 and at most 100 times, so that a temporarily busy machine does not affect the
 * result.
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
