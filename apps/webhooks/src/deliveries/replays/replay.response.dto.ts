import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { EnabledEndpoint } from './enable-endpoint.js';
import type { Replay } from '../store/replay.store.js';
import type { ReplayPreview } from './start-replay.js';

export class ReplayResponse {
  @ApiProperty({ format: 'uuid', description: 'The id of the replay.' })
  replayId!: string;

  @ApiProperty({ format: 'uuid', description: 'The endpoint to which the events are sent.' })
  endpointId!: string;

  @ApiProperty({
    enum: ['replay', 'recovery', 'retry'],
    description:
      '`replay`: someone requested events. `retry`: someone requested all failed deliveries. `recovery`: it began when the endpoint ' +
      'was enabled.',
  })
  kind!: string;

  @ApiProperty({ format: 'date-time', description: 'The first moment of the events.' })
  from!: string;

  @ApiProperty({ format: 'date-time', description: 'The last moment of the events.' })
  until!: string;

  @ApiPropertyOptional({
    type: [String],
    description: 'Only events of these types; absent for the types of the endpoint.',
  })
  types?: string[];

  @ApiProperty({
    enum: ['failed', 'all'],
    description: 'Whether only undelivered events are sent, or delivered events as well.',
  })
  only!: string;

  @ApiProperty({
    enum: ['running', 'done', 'cancelled'],
    description: '`cancelled`: on request, or because the endpoint was disabled.',
  })
  state!: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'The date up to which the log was read; absent before the beginning.',
  })
  reached?: string;

  @ApiPropertyOptional({
    description:
      'The number of events of this period and these types in the log, a million at most: `queued` and `skipped` add up to ' +
      'it at the end. Absent until they are counted.',
    example: 500,
  })
  total?: number;

  @ApiProperty({ description: 'The number of events that were queued so far.', example: 400 })
  queued!: number;

  @ApiProperty({
    description: 'The number of events that need not be sent, or already wait for an attempt.',
    example: 12,
  })
  skipped!: number;

  @ApiProperty({ format: 'date-time', description: 'The date when it was started.' })
  startedAt!: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'The date when it ended.' })
  finishedAt?: string;
}

export class ReplayPreviewResponse {
  @ApiProperty({ format: 'uuid', description: 'The endpoint to which the events would be sent.' })
  endpointId!: string;

  @ApiProperty({
    format: 'date-time',
    description:
      'The first moment of the events: not before the creation of the endpoint, unless requested.',
  })
  from!: string;

  @ApiProperty({ format: 'date-time', description: 'The last moment of the events.' })
  until!: string;

  @ApiProperty({ description: 'The number of events that would be sent.', example: 120 })
  events!: number;

  @ApiProperty({
    description: 'Whether there may be more: only the first 20,000 events of the log are counted.',
  })
  more!: boolean;
}

export class EnabledEndpointResponse {
  @ApiProperty({ format: 'uuid', description: 'The endpoint.' })
  endpointId!: string;

  @ApiProperty({ enum: ['enabled'], description: 'The state: the endpoint receives events.' })
  state!: string;

  @ApiPropertyOptional({
    type: ReplayResponse,
    description: 'The replay that sends the undelivered events; only with `recoverFrom`.',
  })
  recovery?: ReplayResponse;
}

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
