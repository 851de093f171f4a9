import type { Clock } from './bench.js';
import { CliError, EXIT } from '../terminal/errors.js';
import type { Fault, Outcome } from './outcome.js';

const POLL_MS = 500;
/** The time for Entrepot's own work: localizing, pricing, shipping. */
const ENTREPOT_MS = 90_000;

/**
 * Observes until there is no fault.
 * @param withinMs the time for the connector, which is late after it, and wrong after twice that time
 */
export async function watch(
  observe: () => Promise<readonly Fault[]>,
  { clock, withinMs }: { clock: Clock; withinMs: number },
): Promise<Outcome> {
  const start = clock.now();
  let inTime: readonly Fault[] | undefined;
  for (;;) {
    const faults = await observe();
    const passed = clock.now() - start;
    if (faults.length === 0) {
      const seconds = passed / 1_000;
      if (inTime === undefined) return { outcome: 'right', seconds, faults };
      return { outcome: 'late', seconds, faults: inTime };
    }
    if (passed >= withinMs) inTime ??= faults;
    if (passed >= 2 * withinMs) return { outcome: 'wrong', faults };
    await clock.pause(POLL_MS);
  }
}

/**
 * Waits for a change that Entrepot makes.
 * @param read returns undefined until then
 * @throws CliError when it does not happen
 */
export async function entrepotDoes<T>(
  what: string,
  read: () => Promise<T | undefined>,
  clock: Clock,
): Promise<T> {
  const deadline = clock.now() + ENTREPOT_MS;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (clock.now() > deadline) {
      const message = `${what} did not happen within ${ENTREPOT_MS / 1_000} s; this is not the connector's fault.`;
      throw new CliError(message, 'entrepot status shows what is unavailable', EXIT.unavailable);
    }
    await clock.pause(POLL_MS);
  }
}
