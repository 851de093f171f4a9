import { isTemporaryFailure, type FollowOptions } from './lists.js';
import { wait } from './retry.js';

/** The longest time that a service lets a request wait, in seconds. */
export const WAIT_SECONDS = 20;

/** The pause after a request that was answered at once without news, because too many requests wait already. */
const PAUSE_MS = 1_000;

export type FollowNewsOptions = Omit<FollowOptions, 'from' | 'everyMs'>;

/**
 * Yields the pages with news of a list whose requests may wait for news. The iteration ends when the signal aborts, and
 * continues after failures of any length.
 *
 * @param ask sends a request; `after` is from the previous page, undefined for the first page
 * @throws EntrepotError when the service refuses the request
 */
export async function* followNews<P extends { after: string }>(
  ask: (after: string | undefined, signal: AbortSignal) => Promise<P>,
  hasNews: (page: P) => boolean,
  { signal = new AbortController().signal, onPoll }: FollowNewsOptions = {},
): AsyncGenerator<P> {
  let after: string | undefined;
  while (!signal.aborted) {
    const askedAt = performance.now();
    try {
      const page = await ask(after, signal);
      onPoll?.(undefined);
      ({ after } = page);
      if (hasNews(page)) {
        yield page;
        continue;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!isTemporaryFailure(error)) throw error;
      onPoll?.(error);
    }
    // The wait fails only when the signal aborts, which ends the loop.
    const pauseMs = askedAt + PAUSE_MS - performance.now();
    if (pauseMs > 0) await wait(pauseMs, signal).catch(() => undefined);
  }
}
