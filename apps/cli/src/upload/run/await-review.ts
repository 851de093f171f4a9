import { takenOfSku } from '@entrepot/product-files';
import { Progress } from './progress.js';
import type { Run } from './run.js';

const FOLLOW_MS = 1_000;

/**
 * Waits until review has ended for everything that was sent, and stores the refusals.
 * @param timeoutMs the longest wait
 * @returns whether all reviews have ended
 */
export async function awaitReview(run: Run, timeoutMs: number): Promise<boolean> {
  const { client, state, terminal, signal } = run;
  const { pending } = state.totals();
  const from = state.followFrom();
  if (pending === 0 || from === undefined) return true;
  const progress = new Progress(terminal, 'in review', pending, 'SKUs');
  const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  // The list begins after the given date.
  const before = new Date(Date.parse(from) - 1).toISOString();
  let remaining = pending;
  try {
    const options = { from: before, signal: either, everyMs: FOLLOW_MS };
    for await (const sku of client.skus.follow(options)) {
      if (!state.settle(sku.skuId, takenOfSku(sku))) continue;
      remaining -= 1;
      progress.advance();
      if (remaining === 0) return true;
    }
  } finally {
    progress.end();
  }
  signal.throwIfAborted();
  return false;
}
