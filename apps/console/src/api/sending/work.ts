import { isProblem, type ApiProblem } from '../problem.js';
import type { RateGate } from './rate-gate.js';

/** The maximum number of concurrent requests. */
const TOGETHER = 4;
/** The number of attempts for a request without an answer, or with an answer that is not about it. */
const MOST_TRIES = 6;
const FIRST_WAIT_MS = 500;

/** Statuses after which the same request may succeed. */
const PASSING = new Set([0, 408, 429, 502, 503, 504]);
/** The code of an attempt before whose answer was lost and which is still in progress. */
const IN_PROGRESS = 'idempotency-key-in-use';
/** Statuses that every other request would also get. */
const ENDING = new Set([401, 403]);

interface Work<T> {
  items: readonly T[];
  gate: RateGate;
  /** Aborted to start no more items; items in progress are finished. */
  stop: AbortSignal;
  /** The request. It may be repeated, so it must be idempotent. */
  send: (item: T) => Promise<void>;
  /** An item whose request did not succeed. */
  onFailed: (item: T, error: Error) => void;
}

/**
 * Sends a request for each item, a few at a time. `429` and `Retry-After` delay all requests, and requests with
 * temporary errors are retried.
 * @throws the error that every item would get; unfinished items are unchanged
 */
export async function workOn<T>({ items, gate, stop, send, onFailed }: Work<T>): Promise<void> {
  const ended = new AbortController();
  const end = AbortSignal.any([stop, ended.signal]);
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (;;) {
      await gate.pass(end);
      if (end.aborted) return;
      const { value: item, done } = queue.next();
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

/** The item was waiting for a retry when the work was stopped. */
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
      if (!isProblem(error) || !isPassing(error)) return asError(error);
      // A delayed request has not failed, so the number of attempts is unlimited.
      if (error.status !== 429 && attempt >= MOST_TRIES) return error;
      gate.hold(error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** attempt);
      await gate.pass(end);
      if (end.aborted) return STOPPED;
    }
  }
}

function isPassing({ status, code }: ApiProblem): boolean {
  return PASSING.has(status) || code === IN_PROGRESS;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
