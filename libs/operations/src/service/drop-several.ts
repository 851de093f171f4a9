import { Refusal, model } from '#edge';
import { Type, type Static } from 'typebox';
import { DROPS_MAX, type DropMessagesRequest } from './parked.request.dto.js';

export const DroppedSeveralResponse = model('DroppedSeveralResponse', {
  dropped: Type.Array(Type.String(), { description: 'The ids of the dropped messages or events.' }),
  absent: Type.Array(Type.String(), { description: 'Ids that are not parked.' }),
  more: Type.Boolean({
    description: 'With `parkedFor`: whether more are parked than one request drops.',
    example: false,
  }),
});
export type DroppedSeveralResponse = Static<typeof DroppedSeveralResponse>;

/** The store from which parked messages or events are dropped. */
interface Drops {
  /** Returns the ids of the oldest `limit` that were parked for a reason. */
  idsOf: (parkedFor: string, limit: number) => Promise<string[]>;
  /** @returns the ids that were parked and are now dropped */
  drop: (ids: readonly string[]) => Promise<string[]>;
}

/** @throws Refusal `validation-failed` unless the body has either ids, or a reason with or without a type */
export async function dropSeveral(
  { ids, parkedFor, type }: Pick<DropMessagesRequest, 'ids' | 'parkedFor' | 'type'>,
  { idsOf, drop }: Drops,
): Promise<DroppedSeveralResponse> {
  if (ids !== undefined && parkedFor === undefined && type === undefined) {
    return { ...(await outcomeOf(ids, drop)), more: false };
  }
  if (ids === undefined && parkedFor !== undefined) {
    const parkedIds = await idsOf(parkedFor, DROPS_MAX + 1);
    const outcome = await outcomeOf(parkedIds.slice(0, DROPS_MAX), drop);
    return { ...outcome, more: parkedIds.length > DROPS_MAX };
  }
  const detail = 'either ids or parkedFor is required, and not both; type is for parkedFor alone';
  const errors = [{ pointer: '', code: 'required', detail }];
  throw new Refusal('validation-failed', `The body is not valid: ${detail}.`, { errors });
}

async function outcomeOf(ids: readonly string[], drop: Drops['drop']) {
  const dropped = new Set(await drop(ids));
  return {
    dropped: ids.filter((id) => dropped.has(id)),
    absent: ids.filter((id) => !dropped.has(id)),
  };
}
