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
    description: 'How long the oldest of them has waited; left out if none waits.',
    example: 0.4,
    required: false,
  })
  oldestSeconds?: number;

  @ApiProperty({
    description: 'Events that the broker rejects, and events parked behind them.',
    type: 'integer',
    example: 0,
  })
  parked!: number;

  @ApiProperty({ description: 'The state of the relay of this process.', example: 'active' })
  relay!: string;
}

class ParkedCountResponse {
  @ApiProperty({ description: 'The consumer group.', example: 'orders.main' })
  group!: string;

  @ApiProperty({ description: 'Parked messages.', type: 'integer', example: 3 })
  messages!: number;

  @ApiProperty({ description: 'Keys that are blocked.', type: 'integer', example: 1 })
  keys!: number;

  @ApiProperty({ description: 'When the oldest message was parked.', format: 'date-time' })
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
    description: 'By group and stream, if it is known.',
    type: [StreamLagResponse],
    required: false,
  })
  streams?: StreamLagResponse[];

  @ApiProperty({ description: 'The reason why the lag is unknown.', required: false })
  detail?: string;
}

class ConsumerResponse {
  @ApiProperty({ description: 'The consumer group.', example: 'orders.main' })
  group!: string;

  @ApiProperty({ description: 'The state of the consumer in this process.', example: 'running' })
  detail!: string;
}

class FailingPollerResponse {
  @ApiProperty({ description: 'The background work.', example: 'old stock movements' })
  poller!: string;

  @ApiProperty({ description: 'Its failures in a row.', type: 'integer', example: 12 })
  failures!: number;
}

class RepublicationOfSubjectResponse extends RepublicationState {
  @ApiProperty({ description: 'The republished subject.', example: 'skus' })
  subject!: string;
}

export class MessagingResponse {
  @ApiProperty({ description: 'The name of the service.', example: 'orders' })
  service!: string;

  @ApiProperty({ description: 'The version of the answering process.', example: VERSION })
  version!: string;

  @ApiProperty({ description: 'Outgoing events.', type: OutboxResponse })
  outbox!: OutboxResponse;

  @ApiProperty({ description: 'Incoming events that are parked.', type: [ParkedCountResponse] })
  parked!: ParkedCountResponse[];

  @ApiProperty({ description: 'The lag of the consumers.', type: LagResponse })
  lag!: LagResponse;

  @ApiProperty({ description: 'The consumers of this process.', type: [ConsumerResponse] })
  consumers!: ConsumerResponse[];

  @ApiProperty({
    description:
      'The background work of this process that failed ten times in a row or more; left out if there is none.',
    type: [FailingPollerResponse],
    required: false,
  })
  failingPollers?: FailingPollerResponse[];

  @ApiProperty({
    description:
      'The republications that are running or ended within a day, the newest first, at most 20. `GET /ops/{subject}/republish/{jobId}` shows how much remains of one.',
    type: [RepublicationOfSubjectResponse],
  })
  republications!: RepublicationOfSubjectResponse[];
}

export function toMessagingResponse(overview: Overview): MessagingResponse {
  const { service, version, parked, lag, consumers, failingPollers, republications } = overview;
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
    ...(failingPollers.length > 0 && { failingPollers }),
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
