import { Progress } from './progress.js';
import type { Run } from './run.js';

/**
 * Waits until review has ended for everything that was sent, and stores the refusals.
 * @param timeoutMs the longest wait
 * @returns whether all reviews have ended
 */
export async function awaitReview(run: Run, timeoutMs: number): Promise<boolean> {
  const { kind, client, state, terminal, signal } = run;
  const { pending } = state.totals();
  const from = state.followFrom();
  if (!kind.follow || pending === 0 || from === undefined) return true;
  const progress = new Progress(terminal, 'in review', pending, 'SKUs');
  const timeout = AbortSignal.timeout(timeoutMs);
  // The list begins after the given date.
  const before = new Date(Date.parse(from) - 1).toISOString();
  let left = pending;
  try {
    for await (const reviewed of kind.follow(client, before, AbortSignal.any([signal, timeout]))) {
      if (!state.settle(reviewed)) continue;
      left -= 1;
      progress.advance();
      if (left === 0) return true;
    }
  } finally {
    progress.end();
  }
  signal.throwIfAborted();
  return false;
}
