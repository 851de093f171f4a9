import {
  faultsOfRefusal,
  previewRequestsOf,
  sendInHalves,
  type Preview,
} from '@entrepot/product-files';
import { bodiesOf, type Batch, type UploadState } from '../state/upload-state.js';
import { Progress } from './progress.js';
import { hintsOf } from './requirement-hints.js';
import { forEachRequest, type Run } from './run.js';
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

/** The maximum number of batches that are read at once. */
const TOGETHER = 500;

/**
 * Requests a dry run of each batch from the service, marks refused batches, and stores the SKUs that would be deleted.
 * @param keepReviews whether to store the faults that review would find
 */
export async function previewAll(run: Run, keepReviews: boolean): Promise<PreviewResult> {
  const { kind, client, state, gate, terminal } = run;
  const totals = { created: 0, updated: 0, unchanged: 0, deleted: 0 };
  const hints = new Set<string>();
  const { batches, sent, refused } = state.totals();
  const remaining = batches - sent - refused;
  const progress = new Progress(terminal, 'checking', remaining, kind.batch.many, waitingHint(run));
  const preview = async (together: readonly Batch[], signal: AbortSignal) => {
    await gate.pass(signal);
    const previews = await kind.preview(client.api, together.map(bodiesOf), { signal });
    for (const [index, batchPreview] of previews.entries()) {
      const batch = together[index];
      if (batch) note(batch, batchPreview);
    }
    progress.advance(together.length);
  };
  state.deletions.forget();
  try {
    await forEachRequest(run, TOGETHER, async (read, signal) => {
      for (const together of previewRequestsOf(kind, read, bodiesOf)) {
        await sendInHalves(
          together,
          (part) => preview(part, signal),
          (batch, refusal) => {
            state.refuse(batch, faultsOfRefusal(refusal, kind.columns));
            progress.advance();
          },
        );
      }
    });
  } finally {
    progress.end();
  }
  state.deletions.resolveMoves();
  return { totals: { ...totals, deleted: state.totals().deletions }, hints };

  function note(
    batch: Batch,
    { faults, skus, reviews = new Map(), requirements = [] }: Preview,
  ): void {
    if (faults.size > 0 || !skus) return state.refuse(batch, faults);
    totals.created += skus.created;
    totals.updated += skus.updated;
    totals.unchanged += skus.unchanged;
    state.deletions.add(batch.id, skus.deleted);
    for (const hint of requirements.flatMap(hintsOf)) hints.add(hint);
    if (keepReviews) state.transaction(() => addFindings(state, batch, { reviews, requirements }));
  }
}

/** Stores the faults that review would find, and the missing requirements of channels. */
function addFindings(
  state: UploadState,
  batch: Batch,
  { reviews, requirements }: Required<Pick<Preview, 'reviews' | 'requirements'>>,
): void {
  state.addFaults(batch, reviews);
  for (const { record, salesChannel, messages } of requirements) {
    const missing = messages.map(({ code, detail }) => ({
      code,
      detail: `${salesChannel}: ${detail}`,
    }));
    state.addFaults(batch, new Map([[record, missing]]));
  }
}
