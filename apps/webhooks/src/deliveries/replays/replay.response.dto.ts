import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { EnabledEndpoint } from './enable-endpoint.js';
import type { Replay } from '../store/replay.store.js';
import type { ReplayPreview } from './start-replay.js';

export class ReplayResponse {
  @ApiProperty({ format: 'uuid', description: 'Names the replay.' })
  replayId!: string;

  @ApiProperty({ format: 'uuid', description: 'Where the events are sent.' })
  endpointId!: string;

  @ApiProperty({
    enum: ['replay', 'recovery', 'retry'],
    description:
      '`replay`: events were asked for. `retry`: all failed deliveries were. `recovery`: the endpoint got it when it ' +
      'was enabled.',
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
    description: 'It is `cancelled` on request, or if the endpoint is disabled meanwhile.',
  })
  state!: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'Up to here the log was read; left out before the beginning.',
  })
  reached?: string;

  @ApiPropertyOptional({
    description:
      'How many events the log has of this time and of these types, a million at most: `queued` and `skipped` add up to ' +
      'it at the end. Left out until they are counted.',
    example: 500,
  })
  total?: number;

  @ApiProperty({ description: 'How many events were queued so far.', example: 400 })
  queued!: number;

  @ApiProperty({
    description: 'How many were left out: they need not be sent, or wait for an attempt.',
    example: 12,
  })
  skipped!: number;

  @ApiProperty({ format: 'date-time', description: 'When it was started.' })
  startedAt!: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'When it ended.' })
  finishedAt?: string;
}

export class ReplayPreviewResponse {
  @ApiProperty({ format: 'uuid', description: 'Where the events would be sent.' })
  endpointId!: string;

  @ApiProperty({
    format: 'date-time',
    description:
      'The first moment of the events: not before the endpoint was made, unless asked for.',
  })
  from!: string;

  @ApiProperty({ format: 'date-time', description: 'The last moment of the events.' })
  until!: string;

  @ApiProperty({ description: 'How many events would be sent.', example: 120 })
  events!: number;

  @ApiProperty({
    description:
      'Whether there may be more than these: the first 20,000 events of the log are looked at.',
  })
  more!: boolean;
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
