import { Refusal } from '#edge';
import { isTransientStoreError } from '#platform';
import type { ParkedMessages, ParkedUnit } from '../parking/parked-messages.js';
import type { ReplayResult } from '../parking/replay.js';
import { isOutcomeUnknown } from '../transaction/commit-outcome.js';

/**
 * Replays the key of a parked message, or the message itself if it has none.
 * @returns the outcome, or undefined if the message is not parked
 * @throws Refusal `replay-failed` with the reason, if nothing was changed; `outcome-unknown`; the store's errors
 */
export async function replayParked(
  parked: ParkedMessages,
  { id, group, stream, key }: ParkedUnit,
  who: string,
): Promise<ReplayResult | undefined> {
  try {
    if (key === null) return await parked.replayMessage(id, who);
    const result = await parked.replay({ group, stream, key }, who);
    return result.applied + result.ignored === 0 ? undefined : result;
  } catch (error) {
    if (isTransientStoreError(error) || isOutcomeUnknown(error)) throw error;
    throw new Refusal('replay-failed', `Nothing was changed: ${(error as Error).message}.`);
  }
}
