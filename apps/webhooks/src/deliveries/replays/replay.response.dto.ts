import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { EnabledEndpoint } from './enable-endpoint.js';
import type { Replay } from '../store/replay.store.js';

export class ReplayResponse {
  @ApiProperty({ format: 'uuid', description: 'Names the replay.' })
  replayId!: string;

  @ApiProperty({ format: 'uuid', description: 'Where the events are sent.' })
  endpointId!: string;

  @ApiProperty({
    enum: ['replay', 'recovery'],
    description: 'Was it asked for, or did the endpoint get it when it was enabled?',
  })
  kind!: string;

  @ApiProperty({ format: 'date-time', description: 'The first moment of the events.' })
  from!: string;

  @ApiProperty({ format: 'date-time', description: 'The last moment of the events.' })
  until!: string;

  @ApiPropertyOptional({
    type: [String],
    description: 'Only events of these types; left out for those that the endpoint takes.',
  })
  types?: string[];

  @ApiProperty({
    enum: ['failed', 'all'],
    description: 'Only events that were not delivered, or those that were as well.',
  })
  only!: string;

  @ApiProperty({
    enum: ['running', 'done', 'cancelled'],
    description: 'It was `cancelled` if the endpoint was disabled meanwhile.',
  })
  state!: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'Up to here the log was read; left out before the beginning.',
  })
  reached?: string;

  @ApiProperty({ description: 'How many events were queued so far.', example: 400 })
  queued!: number;

  @ApiProperty({
    description: 'How many were left out, since they were delivered before or wait for an attempt.',
    example: 12,
  })
  skipped!: number;

  @ApiProperty({ format: 'date-time', description: 'When it was started.' })
  startedAt!: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'When all events were queued.' })
  finishedAt?: string;
}

export class EnabledEndpointResponse {
  @ApiProperty({ format: 'uuid', description: 'The endpoint.' })
  endpointId!: string;

  @ApiProperty({ enum: ['enabled'], description: 'It receives events.' })
  state!: string;

  @ApiPropertyOptional({
    type: ReplayResponse,
    description: 'What sends the events that were not delivered; only with `recoverFrom`.',
  })
  recovery?: ReplayResponse;
}

export function toReplayResponse(replay: Replay): ReplayResponse {
  const { replayId, endpointId, kind, from, until, types, only, state, reached } = replay;
  const { queued, skipped, startedAt, finishedAt } = replay;
  return {
    replayId,
    endpointId,
    kind,
    only,
    state,
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
