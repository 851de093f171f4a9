import { retryAfterOf } from './error.js';

/** Whether an operation may be sent again: at once, with an `Idempotency-Key` only, or not at all. */
export type RetryRule = 'safe' | 'key' | 'never';

const TEMPORARY = new Set([429, 502, 503, 504]);

const FIRST_DELAY_MS = 500;
const MOST_DELAY_MS = 8_000;

/** Longer waits are the caller's decision. */
const LONGEST_RETRY_AFTER_S = 60;

/** The retry of a request whose first attempt has not been answered yet (`idempotency-key-in-use`). */
async function isInProgress(response: Response): Promise<boolean> {
  if (response.status !== 409) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return (body as { code?: string } | undefined)?.code === 'idempotency-key-in-use';
}

/** Returns whether the same request may succeed later. */
export async function isTemporary(response: Response): Promise<boolean> {
  return TEMPORARY.has(response.status) || (await isInProgress(response));
}

/**
 * Returns the delay before the next attempt, in ms: the delay that the service requests, or else a random part of half
 * a second, which doubles with each attempt.
 * @param attempt the number of attempts so far
 * @returns undefined if the service requests more than a minute
 */
export function delayBefore(attempt: number, response: Response | undefined): number | undefined {
  const retryAfter = response && retryAfterOf(response.headers);
  if (retryAfter !== undefined)
    return retryAfter > LONGEST_RETRY_AFTER_S ? undefined : retryAfter * 1_000;
  return Math.random() * Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MOST_DELAY_MS);
}

/** @throws the signal's reason if the signal aborts first */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}
