import { EntrepotError } from '@entrepot/client';
import { setTimeout as delay } from 'node:timers/promises';
import { CliError, EXIT } from '../terminal/errors.js';

const POLL_MS = 250;
const LIMIT_MS = 90_000;

/**
 * Reads until the value is as expected.
 * @throws CliError after the time limit
 */
export async function until<T>(
  what: string,
  read: () => Promise<T>,
  hoped: (value: T) => boolean,
  signal: AbortSignal,
): Promise<T> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const value = await read();
    if (hoped(value)) return value;
    if (Date.now() > deadline) {
      const message = `${what} did not happen within ${LIMIT_MS / 1_000} s.`;
      const next =
        'entrepot status shows what is unavailable, and entrepot orders show ID shows the order';
      throw new CliError(message, next, EXIT.unavailable);
    }
    await delay(POLL_MS, undefined, { signal });
  }
}

/** Services learn of a SKU by an event: for a moment it may be unknown to them. */
export function onceKnown<T>(what: string, call: () => Promise<T>, signal: AbortSignal) {
  const attempt = async (): Promise<{ value: T } | undefined> => {
    try {
      return { value: await call() };
    } catch (error) {
      if (error instanceof EntrepotError && isUnknownSku(error)) return undefined;
      throw error;
    }
  };
  return until(what, attempt, (outcome) => outcome !== undefined, signal).then(
    (outcome) => (outcome as { value: T }).value,
  );
}

function isUnknownSku({ code, errors }: EntrepotError): boolean {
  return code === 'unknown-sku' || errors.some((fault) => fault.code === 'unknown-sku');
}
