import { closed } from '#contracts';
import { described, model, optional } from '#edge';
import { VERSION } from '#platform';
import { Type, type Static } from 'typebox';
import {
  RepublicationState,
  toRepublicationState,
} from '../republication/republication.response.dto.js';
import type { Lag, Overview } from './messaging-overview.js';

const OutboxResponse = model('OutboxResponse', {
  waiting: Type.Integer({ description: 'Events that wait to be published.', example: 0 }),
  oldestSeconds: optional(
    Type.Number({
      description: 'How long the oldest of them has waited; left out if none waits.',
      example: 0.4,
    }),
  ),
  parked: Type.Integer({
    description: 'Events that the broker rejects, and events parked behind them.',
    example: 0,
  }),
  relay: Type.String({ description: 'The state of the relay of this process.', example: 'active' }),
});

const ParkedCountResponse = model('ParkedCountResponse', {
  group: Type.String({ description: 'The consumer group.', example: 'orders.main' }),
  messages: Type.Integer({ description: 'Parked messages.', example: 3 }),
  keys: Type.Integer({ description: 'Keys that are blocked.', example: 1 }),
  oldestParkedAt: Type.String({
    description: 'When the oldest message was parked.',
    format: 'date-time',
  }),
});

const StreamLagResponse = model('StreamLagResponse', {
  group: Type.String({ description: 'The consumer group.', example: 'orders.main' }),
  stream: Type.String({ description: 'The stream.', example: 'catalog.sku' }),
  messages: Type.Integer({ description: 'Messages not yet acknowledged.', example: 0 }),
});

const LagResponse = model('LagResponse', {
  state: closed(['known', 'unavailable'], {
    description: '`unavailable` while the broker does not answer.',
    example: 'known',
  }),
  streams: optional(
    Type.Array(StreamLagResponse, { description: 'By group and stream, if it is known.' }),
  ),
  detail: optional(Type.String({ description: 'The reason why the lag is unknown.' })),
});
type LagResponse = Static<typeof LagResponse>;

const ConsumerResponse = model('ConsumerResponse', {
  group: Type.String({ description: 'The consumer group.', example: 'orders.main' }),
  detail: Type.String({
    description: 'The state of the consumer in this process.',
    example: 'running',
  }),
});

const FailingPollerResponse = model('FailingPollerResponse', {
  poller: Type.String({ description: 'The background work.', example: 'old stock movements' }),
  failures: Type.Integer({ description: 'Its failures in a row.', example: 12 }),
});

const RepublicationOfSubjectResponse = model('RepublicationOfSubjectResponse', {
  ...RepublicationState.properties,
  subject: Type.String({ description: 'The republished subject.', example: 'skus' }),
});

export const MessagingResponse = model('MessagingResponse', {
  service: Type.String({ description: 'The name of the service.', example: 'orders' }),
  version: Type.String({ description: 'The version of the answering process.', example: VERSION }),
  outbox: described(OutboxResponse, 'The outbox: events that wait to be published.'),
  parked: Type.Array(ParkedCountResponse, { description: 'Incoming events that are parked.' }),
  lag: described(LagResponse, 'The lag of the consumers.'),
  consumers: Type.Array(ConsumerResponse, { description: 'The consumers of this process.' }),
  failingPollers: optional(
    Type.Array(FailingPollerResponse, {
      description:
        'The background work of this process that failed ten times in a row or more; left out if there is none.',
    }),
  ),
  republications: Type.Array(RepublicationOfSubjectResponse, {
    description:
      'The republications that are running or ended within a day, the newest first, at most 20. `GET /ops/{subject}/republish/{jobId}` shows how much remains of one.',
  }),
});
export type MessagingResponse = Static<typeof MessagingResponse>;

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
