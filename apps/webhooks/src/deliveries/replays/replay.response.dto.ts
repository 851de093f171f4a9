import { closed } from '#contracts';
import { described, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { EnabledEndpoint } from './enable-endpoint.js';
import type { Replay } from '../store/replay.store.js';
import type { ReplayPreview } from './start-replay.js';

export const ReplayResponse = model('ReplayResponse', {
  replayId: Type.String({ format: 'uuid', description: 'The id of the replay.' }),
  endpointId: Type.String({
    format: 'uuid',
    description: 'The endpoint to which the events are sent.',
  }),
  kind: closed(['replay', 'recovery', 'retry'], {
    description:
      '`replay`: someone requested events. `retry`: someone requested all failed deliveries. `recovery`: it began when the endpoint ' +
      'was enabled.',
  }),
  from: Type.String({ format: 'date-time', description: 'The first moment of the events.' }),
  until: Type.String({ format: 'date-time', description: 'The last moment of the events.' }),
  types: optional(
    Type.Array(Type.String(), {
      description: 'Only events of these types; absent for the types of the endpoint.',
    }),
  ),
  only: closed(['failed', 'all'], {
    description: 'Whether only undelivered events are sent, or delivered events as well.',
  }),
  state: closed(['running', 'done', 'cancelled'], {
    description: '`cancelled`: on request, or because the endpoint was disabled.',
  }),
  reached: optional(
    Type.String({
      format: 'date-time',
      description: 'The date up to which the log was read; absent before the beginning.',
    }),
  ),
  total: optional(
    Type.Number({
      description:
        'The number of events of this period and these types in the log, a million at most: `queued` and `skipped` add up to ' +
        'it at the end. Absent until they are counted.',
      example: 500,
    }),
  ),
  queued: Type.Number({
    description: 'The number of events that were queued so far.',
    example: 400,
  }),
  skipped: Type.Number({
    description: 'The number of events that need not be sent, or already wait for an attempt.',
    example: 12,
  }),
  startedAt: Type.String({ format: 'date-time', description: 'The date when it was started.' }),
  finishedAt: optional(
    Type.String({ format: 'date-time', description: 'The date when it ended.' }),
  ),
});
export type ReplayResponse = Static<typeof ReplayResponse>;

export const ReplayPreviewResponse = model('ReplayPreviewResponse', {
  endpointId: Type.String({
    format: 'uuid',
    description: 'The endpoint to which the events would be sent.',
  }),
  from: Type.String({
    format: 'date-time',
    description:
      'The first moment of the events: not before the creation of the endpoint, unless requested.',
  }),
  until: Type.String({ format: 'date-time', description: 'The last moment of the events.' }),
  events: Type.Number({ description: 'The number of events that would be sent.', example: 120 }),
  more: Type.Boolean({
    description: 'Whether there may be more: only the first 20,000 events of the log are counted.',
  }),
});
export type ReplayPreviewResponse = Static<typeof ReplayPreviewResponse>;

export const EnabledEndpointResponse = model('EnabledEndpointResponse', {
  endpointId: Type.String({ format: 'uuid', description: 'The endpoint.' }),
  state: Type.Literal('enabled', { description: 'The state: the endpoint receives events.' }),
  recovery: optional(
    described(
      ReplayResponse,
      'The replay that sends the undelivered events; only with `recoverFrom`.',
    ),
  ),
});
export type EnabledEndpointResponse = Static<typeof EnabledEndpointResponse>;

export function toReplayResponse(replay: Replay): ReplayResponse {
  const { replayId, endpointId, kind, from, until, types, only, state, reached } = replay;
  const { total, queued, skipped, startedAt, finishedAt } = replay;
  return {
    replayId,
    endpointId,
    kind,
    only,
    state,
    ...(total !== null && { total }),
    queued,
    skipped,
    from: from.toISOString(),
    until: until.toISOString(),
    ...(types && { types }),
    ...(reached && { reached: reached.toISOString() }),
    startedAt: startedAt.toISOString(),
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
  };
}

export function toPreviewResponse({ from, until, ...rest }: ReplayPreview): ReplayPreviewResponse {
  return { ...rest, from: from.toISOString(), until: until.toISOString() };
}

export function toEnabledResponse({
  endpointId,
  recovery,
}: EnabledEndpoint): EnabledEndpointResponse {
  return {
    endpointId,
    state: 'enabled',
    ...(recovery && { recovery: toReplayResponse(recovery) }),
  };
}
