/** Seeded random numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Draws merchants by their share of the traffic: the n-th largest has 1/n^exponent of the largest one's. With exponent
 * 0 all have the same share.
 * @returns an index; 0 is the largest
 */
export function drawMerchants(
  merchants: number,
  exponent: number,
  random: () => number,
): () => number {
  const upTo: number[] = [];
  let sum = 0;
  for (let n = 1; n <= merchants; n += 1) upTo.push((sum += n ** -exponent));
  return () => firstAbove(upTo, random() * sum);
}

function firstAbove(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
