import { createHash } from 'node:crypto';
import { faultsOf } from './refusals.js';
import { Progress } from './progress.js';
import { forEachRequest, type Run } from './run.js';
import { AFTER_ALL } from '../state/deletions.js';
import type { Batch } from '../state/upload-state.js';

/** Returns a note for the time while requests are delayed. */
export function waitingHint({ gate }: Run): () => string {
  return () => {
    const seconds = Math.ceil(gate.waitMs / 1_000);
    return seconds > 0 ? `waiting ${seconds} s for the rate limit` : '';
  };
}

/** Sends every batch that was not sent yet, and stores the results. */
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
  const send = async (together: readonly Batch[], signal: AbortSignal) => {
    await sendBatches(run, together, signal);
    progress.advance(together.length);
  };
  try {
    await forEachRequest(run, kind.mostInRequest, send, AFTER_ALL);
    state.refuseFailedMoves();
    await forEachRequest(run, kind.mostInRequest, send);
  } finally {
    progress.end();
  }
}

/** If one record causes the refusal of a whole request, sends each half of the request again. */
async function sendBatches(
  run: Run,
  batches: readonly Batch[],
  signal: AbortSignal,
): Promise<void> {
  const { kind, client, state } = run;
  const bodies = batches.flatMap(({ records }) => records.map(({ body }) => body));
  // A request whose answer was lost with the process gets the same answer again.
  const idempotencyKey = `${state.get('id')}-${digestOf(bodies)}`;
  try {
    state.markSent(batches, await kind.send(client, bodies, { signal, idempotencyKey }));
  } catch (error) {
    const faults = faultsOf(error, kind.mostInBatch > 1);
    const [batch] = batches;
    if (batches.length === 1 && batch) return state.refuse(batch, faults);
    const middle = Math.ceil(batches.length / 2);
    await sendBatches(run, batches.slice(0, middle), signal);
    await sendBatches(run, batches.slice(middle), signal);
  }
}

function digestOf(bodies: readonly object[]): string {
  return createHash('sha256').update(JSON.stringify(bodies)).digest('base64url');
}
