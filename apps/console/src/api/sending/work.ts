import { isProblem } from '../problem.js';
import type { RateGate } from './rate-gate.js';

/** How many requests are on their way at the same time. */
const TOGETHER = 4;
/** Tries of a request that got no answer, or one that says nothing about it. */
const MOST_TRIES = 6;
const FIRST_WAIT_MS = 500;

/** Statuses after which the same request may succeed. */
const PASSING = new Set([0, 408, 429, 502, 503, 504]);
/** Statuses that would come again for every other request. */
const ENDING = new Set([401, 403]);

interface Work<T> {
  items: readonly T[];
  gate: RateGate;
  /** Aborted to take no more items; those on their way are finished. */
  stop: AbortSignal;
  /** The request. It may be sent again, so it has to have the same effect twice. */
  send: (item: T) => Promise<void>;
  /** An item whose request did not succeed. */
  onFailed: (item: T, error: Error) => void;
}

/**
 * Sends a request for each item, a few at a time. `429` and `Retry-After` hold all of them back, and what may pass is
 * tried again.
 * @throws the error that would come again for every item; items that were not finished are as before
 */
export async function workOn<T>({ items, gate, stop, send, onFailed }: Work<T>): Promise<void> {
  const ended = new AbortController();
  const end = AbortSignal.any([stop, ended.signal]);
  const left = items.values();
  const worker = async (): Promise<void> => {
    for (;;) {
      await gate.pass(end);
      if (end.aborted) return;
      const { value: item, done } = left.next();
      if (done) return;
      const error = await tried(() => send(item), gate, end);
      if (error === STOPPED) return;
      if (isProblem(error) && ENDING.has(error.status)) ended.abort(error);
      else if (error) onFailed(item, error);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  if (ended.signal.aborted) throw ended.signal.reason;
}

/** It was to be tried again when the work was stopped. */
const STOPPED = new Error('stopped');

async function tried(
  send: () => Promise<void>,
  gate: RateGate,
  end: AbortSignal,
): Promise<Error | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send();
      return undefined;
    } catch (error) {
      if (!isProblem(error) || !PASSING.has(error.status)) return asError(error);
      // Requests that are held back are not failing, so they are tried as often as it takes.
      if (error.status !== 429 && attempt >= MOST_TRIES) return error;
      gate.hold(error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** attempt);
      await gate.pass(end);
      if (end.aborted) return STOPPED;
    }
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
