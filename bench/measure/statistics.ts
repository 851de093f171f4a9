/** Rate per second for a count and its duration in milliseconds. */
export function perSecond(count: number, milliseconds: number): number {
  return (count / milliseconds) * 1000;
}

/** @param sorted ascending @param share 0.99 for p99 */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
