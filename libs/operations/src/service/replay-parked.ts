import { Refusal } from '#edge';
import { isTransientStoreError } from '#platform';
import {
  type ParkedMessages,
  type ParkedUnit,
  type ReplayResult,
  isOutcomeUnknown,
} from '#messaging';

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

/** The outcome for one key, or for one message without a key. */
export type ReplayedUnit = { unit: ParkedUnit } & ReplayResult &
  ({ outcome: 'applied' | 'absent' } | { outcome: 'failed'; detail: string });

/**
 * Replays several keys one after the other, each in a transaction of its own, so that a failure does not keep other
 * keys parked.
 * @throws Refusal `outcome-unknown`, and the store's errors; keys that were replayed before stay replayed
 */
export async function replaySeveral(
  parked: ParkedMessages,
  units: readonly ParkedUnit[],
  who: string,
): Promise<ReplayedUnit[]> {
  const replayed: ReplayedUnit[] = [];
  for (const unit of units) replayed.push({ unit, ...(await replayOne(parked, unit, who)) });
  return replayed;
}

const NOTHING: ReplayResult = { applied: 0, ignored: 0 };

async function replayOne(parked: ParkedMessages, unit: ParkedUnit, who: string) {
  try {
    const result = await replayParked(parked, unit, who);
    if (result === undefined) return { outcome: 'absent', ...NOTHING } as const;
    return { outcome: 'applied', ...result } as const;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'replay-failed')) throw error;
    return { outcome: 'failed', ...NOTHING, detail: error.detail } as const;
  }
}
