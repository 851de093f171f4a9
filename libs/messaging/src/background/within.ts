/**
 * Waits for an ending, but not for ever: what hangs on a broker that is away must not hold up a process that was
 * asked to stop. What is given up here is lost with the process and begun again by the next one.
 */
export async function within(milliseconds: number, ending: Promise<unknown>): Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const limit = setTimeout(end, milliseconds);
  await Promise.race([ending.catch(() => undefined), over]);
  clearTimeout(limit);
}
