import type { Fault } from '@entrepot/product-files';
import { Progress } from './progress.js';
import type { Preview } from '../kinds/kind.js';
import type { Batch } from '../state/upload-state.js';
import { faultsOf } from './refusals.js';
import { forEachBatch, type Run } from './run.js';
import { waitingHint } from './send.js';

/** The effect of an upload. */
export interface PreviewTotals {
  created: number;
  updated: number;
  unchanged: number;
  deleted: number;
}

/** The effect of an upload, and the next steps for its findings. */
export interface PreviewResult {
  totals: PreviewTotals;
  hints: ReadonlySet<string>;
}

/** The maximum number of faults in an answer. */
const MOST_FAULTS = 100;

/**
 * Requests a dry run of each batch from the service, marks refused batches, and stores the SKUs that would be deleted.
 * @param keepReviews whether to store the faults that review would find
 */
export async function previewAll(run: Run, keepReviews: boolean): Promise<PreviewResult> {
  const { kind, state, terminal } = run;
  const totals = { created: 0, updated: 0, unchanged: 0, deleted: 0 };
  const hints = new Set<string>();
  const { batches, sent, refused } = state.totals();
  const left = batches - sent - refused;
  const progress = new Progress(terminal, 'checking', left, kind.batch.many, waitingHint(run));
  state.forgetDeletions();
  try {
    await forEachBatch(run, async (batch, signal) => {
      const preview = await previewBatch(run, batch, signal);
      if (preview) note(preview, batch);
      progress.advance();
    });
  } finally {
    progress.end();
  }
  state.resolveMoves();
  return { totals: { ...totals, deleted: state.totals().deletions }, hints };

  function note(preview: Preview, batch: Batch): void {
    const { created, updated, unchanged, deleted, reviews } = preview;
    for (const hint of preview.hints ?? []) hints.add(hint);
    totals.created += created;
    totals.updated += updated;
    totals.unchanged += unchanged;
    state.addDeletions(batch.id, deleted);
    if (keepReviews) state.addReviews(batch, reviews);
  }
}

/** @returns undefined when it is refused */
async function previewBatch(
  run: Run,
  batch: Batch,
  signal: AbortSignal,
): Promise<Preview | undefined> {
  const faults = new Map<number, Fault[]>();
  // The service names at most a hundred faults; a request without the faulty records shows the others.
  for (;;) {
    const left = batch.records
      .map((record, index) => ({ ...record, index }))
      .filter(({ index }) => !faults.has(index));
    const found = await refusalOf(
      run,
      left.map(({ body }) => body),
      signal,
    );
    if (found instanceof Map) {
      for (const [index, its] of found) faults.set(left[index]?.index ?? 0, its);
      const isMore =
        [...found.values()].flat().length >= MOST_FAULTS && faults.size < batch.records.length;
      if (isMore) continue;
    } else if (faults.size === 0) return found;
    run.state.refuse(batch, faults);
    return undefined;
  }
}

async function refusalOf(
  { kind, client }: Run,
  bodies: object[],
  signal: AbortSignal,
): Promise<Preview | Map<number, Fault[]> | undefined> {
  try {
    return await kind.preview?.(client, bodies, { signal, idempotencyKey: '' });
  } catch (error) {
    return faultsOf(error, true);
  }
}
