import { faultsOf } from './refusals.js';
import { Progress } from './progress.js';
import { forEachBatch, type Run } from './run.js';
import { AFTER_ALL } from '../state/deletions.js';
import type { Batch } from '../state/upload-state.js';

/** Says that requests are held back, while they are. */
export function waitingHint({ gate }: Run): () => string {
  return () => {
    const seconds = Math.ceil(gate.waitMs / 1_000);
    return seconds > 0 ? `waiting ${seconds} s for the rate limit` : '';
  };
}

/** Sends every batch that was not sent yet, and keeps what became of it. */
export async function sendAll(run: Run): Promise<void> {
  const { kind, state, terminal } = run;
  const { batches, sent, refused } = state.totals();
  const progress = new Progress(
    terminal,
    'sending',
    batches - refused,
    kind.batch.many,
    waitingHint(run),
    sent,
  );
  const send = async (batch: Batch, signal: AbortSignal) => {
    await sendBatch(run, batch, signal);
    progress.advance();
  };
  try {
    await forEachBatch(run, send, AFTER_ALL);
    state.refuseFailedMoves();
    await forEachBatch(run, send);
  } finally {
    progress.end();
  }
}

async function sendBatch(
  { kind, client, state }: Run,
  batch: Batch,
  signal: AbortSignal,
): Promise<void> {
  const bodies = batch.records.map(({ body }) => body);
  // A batch that was sent, and whose answer was lost with this process, is answered the same again.
  const idempotencyKey = `${state.get('id')}-${batch.place}`;
  try {
    state.markSent(batch, await kind.send(client, bodies, { signal, idempotencyKey }));
  } catch (error) {
    state.refuse(batch, faultsOf(error, kind.mostInBatch > 1));
  }
}
