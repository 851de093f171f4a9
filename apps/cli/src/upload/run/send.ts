import { createHash } from 'node:crypto';
import { faultsOfRefusal, sendInHalves } from '@entrepot/product-files';
import { Progress } from './progress.js';
import { forEachRequest, type Run } from './run.js';
import { AFTER_ALL } from '../state/deletions.js';
import { bodiesOf, type Batch } from '../state/upload-state.js';

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
  const { batches: count, sent, refused } = state.totals();
  const progress = new Progress(
    terminal,
    'sending',
    count - refused,
    kind.batch.many,
    waitingHint(run),
    sent,
  );
  const send = async (together: readonly Batch[], signal: AbortSignal) => {
    await sendInHalves(
      together,
      (batches) => sendBatches(run, batches, signal),
      (batch, refusal) => state.refuse(batch, faultsOfRefusal(refusal, kind.columns)),
    );
    progress.advance(together.length);
  };
  try {
    await forEachRequest(run, kind.mostInRequest, send, AFTER_ALL);
    state.deletions.refuseFailedMoves();
    await forEachRequest(run, kind.mostInRequest, send);
  } finally {
    progress.end();
  }
}

async function sendBatches(
  { kind, client, state }: Run,
  batches: readonly Batch[],
  signal: AbortSignal,
): Promise<void> {
  const bodies = batches.flatMap(bodiesOf);
  // A request whose answer was lost with the process gets the same answer again.
  const idempotencyKey = `${state.get('id')}-${digestOf(bodies)}`;
  state.markSent(batches, await kind.send(client.api, bodies, { signal, idempotencyKey }));
}

function digestOf(bodies: readonly object[]): string {
  return createHash('sha256').update(JSON.stringify(bodies)).digest('base64url');
}
