import type { Play } from './play.js';
import { runSequence } from './run-sequence.js';
import type { NumberedSequence } from './run-sequence.js';
import type { PreparedStage } from './stage.js';

/**
 * Runs sequences concurrently, one at a time per lane; starts no more after a failure.
 * @throws the error of the first sequence that disagrees with the model
 */
export async function playAll(
  stage: PreparedStage,
  lanes: number,
  sequences: readonly NumberedSequence[],
): Promise<Play[]> {
  const waiting = [...sequences];
  const plays: Play[] = [];
  const failures: unknown[] = [];
  const playLane = async (lane: number): Promise<void> => {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
      try {
        plays.push(await runSequence(stage, lane, next));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => playLane(lane)));
  if (failures.length > 0) throw failures[0];
  return plays;
}
