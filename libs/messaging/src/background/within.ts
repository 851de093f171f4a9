/**
 * Waits for a promise with a time limit, so that work that hangs on an unreachable broker does not delay the stop of a
 * process. Work abandoned here is lost with the process; the next one repeats it.
 */
export async function within(milliseconds: number, ending: Promise<unknown>): Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const limit = setTimeout(end, milliseconds);
  await Promise.race([ending.catch(() => undefined), over]);
  clearTimeout(limit);
}
