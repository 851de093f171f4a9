import { VERSION } from '#platform';
import { ApiProperty } from '@nestjs/swagger';
import {
  RepublicationState,
  toRepublicationState,
} from '../republication/republication.response.dto.js';
import type { Lag, Overview } from './messaging-overview.js';

class OutboxResponse {
  @ApiProperty({ description: 'Events that wait to be published.', type: 'integer', example: 0 })
  waiting!: number;

  @ApiProperty({
    description: 'How long the oldest of them has waited; left out when none waits.',
    example: 0.4,
    required: false,
  })
  oldestSeconds?: number;

  @ApiProperty({
    description: 'Events that the broker rejects, and those parked behind them.',
    type: 'integer',
    example: 0,
  })
  parked!: number;

  @ApiProperty({ description: 'What the relay of this process does.', example: 'active' })
  relay!: string;
}

class ParkedCountResponse {
  @ApiProperty({ description: 'The consumer group.', example: 'orders.main' })
  group!: string;

  @ApiProperty({ description: 'Parked messages.', type: 'integer', example: 3 })
  messages!: number;

  @ApiProperty({ description: 'Keys that are blocked.', type: 'integer', example: 1 })
  keys!: number;

  @ApiProperty({ description: 'Since when the oldest is parked.', format: 'date-time' })
  oldestParkedAt!: string;
}

class StreamLagResponse {
  @ApiProperty({ description: 'The consumer group.', example: 'orders.main' })
  group!: string;

  @ApiProperty({ description: 'The stream.', example: 'catalog.sku' })
  stream!: string;

  @ApiProperty({ description: 'Messages not yet acknowledged.', type: 'integer', example: 0 })
  messages!: number;
}

class LagResponse {
  @ApiProperty({
    description: '`unavailable` while the broker does not answer.',
    enum: ['known', 'unavailable'],
    example: 'known',
  })
  state!: 'known' | 'unavailable';

  @ApiProperty({
    description: 'By group and stream, where it is known.',
    type: [StreamLagResponse],
    required: false,
  })
  streams?: StreamLagResponse[];

  @ApiProperty({ description: 'Why it is not known.', required: false })
  detail?: string;
}

class ConsumerResponse {
  @ApiProperty({ description: 'The consumer group.', example: 'orders.main' })
  group!: string;

  @ApiProperty({ description: 'What this process does for it.', example: 'running' })
  detail!: string;
}

class RepublicationOfSubjectResponse extends RepublicationState {
  @ApiProperty({ description: 'What is republished.', example: 'skus' })
  subject!: string;
}

export class MessagingResponse {
  @ApiProperty({ description: 'Whose messaging it is.', example: 'orders' })
  service!: string;

  @ApiProperty({ description: 'The version of the process that answers.', example: VERSION })
  version!: string;

  @ApiProperty({ description: 'Outgoing events.', type: OutboxResponse })
  outbox!: OutboxResponse;

  @ApiProperty({ description: 'Incoming events that are parked.', type: [ParkedCountResponse] })
  parked!: ParkedCountResponse[];

  @ApiProperty({ description: 'How far consumers are behind.', type: LagResponse })
  lag!: LagResponse;

  @ApiProperty({ description: 'The consumers of this process.', type: [ConsumerResponse] })
  consumers!: ConsumerResponse[];

  @ApiProperty({
    description:
      'The republications that run or have ended within a day, the newest first, at most 20. `GET /ops/{subject}/republish/{jobId}` says how much remains of one.',
    type: [RepublicationOfSubjectResponse],
  })
  republications!: RepublicationOfSubjectResponse[];
}

export function toMessagingResponse(overview: Overview): MessagingResponse {
  const { service, version, parked, lag, consumers, republications } = overview;
  const { waiting, oldestSeconds, parked: refused, relay } = overview.outbox;
  return {
    service,
    version,
    outbox: {
      waiting,
      ...(oldestSeconds === null ? {} : { oldestSeconds }),
      parked: refused,
      relay,
    },
    parked: parked.map(({ group, messages, keys, oldest }) => ({
      group,
      messages,
      keys,
      oldestParkedAt: oldest.toISOString(),
    })),
    lag: toLagResponse(lag),
    consumers,
    republications: republications.map((job) => ({
      subject: job.subject,
      ...toRepublicationState(job),
    })),
  };
}

function toLagResponse(lag: Lag): LagResponse {
  return lag.state === 'known'
    ? { state: lag.state, streams: lag.streams }
    : { state: lag.state, detail: lag.detail };
}
