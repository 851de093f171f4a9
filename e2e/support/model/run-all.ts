import type { SequenceRun } from './sequence-run.js';
import { runSequence, type NumberedSequence } from './run-sequence.js';
import type { PreparedContext } from './prepare-context.js';

/**
 * Runs sequences concurrently, one at a time per slot; starts no more after a failure.
 * @throws the error of the first sequence that disagrees with the model
 */
export async function runAll(
  context: PreparedContext,
  slots: number,
  sequences: readonly NumberedSequence[],
): Promise<SequenceRun[]> {
  const waiting = [...sequences];
  const runs: SequenceRun[] = [];
  const failures: unknown[] = [];
  const runSlot = async (slot: number): Promise<void> => {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
      try {
        runs.push(await runSequence(context, slot, next));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: slots }, (_, slot) => runSlot(slot)));
  if (failures.length > 0) throw failures[0];
  return runs;
}
