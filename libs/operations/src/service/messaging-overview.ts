import { consumerGroups } from '#contracts';
import { VERSION } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import {
  brokerConfigOf,
  readConsumerLag,
  failingPollers,
  type FailingPoller,
  MESSAGING_OPTIONS,
  type MessagingOptions,
  consumerHealth,
  EventStrategies,
  ParkedOutbox,
  type OutboxDepth,
  Relay,
  ParkedMessages,
  type ParkedCount,
} from '#messaging';
import type { Republication } from '../republication/republication.store.js';
import { Republications } from '../republication/republications.js';

export interface GroupStreamLag {
  group: string;
  stream: string;
  messages: number;
}

/** The lag of the groups, or the reason why it is unknown. */
export type Lag =
  { state: 'known'; streams: GroupStreamLag[] } | { state: 'unavailable'; detail: string };

export interface Overview {
  service: string;
  version: string;
  outbox: OutboxDepth & { relay: string };
  parked: ParkedCount[];
  lag: Lag;
  consumers: { group: string; detail: string }[];
  failingPollers: FailingPoller[];
  republications: Republication[];
}

/** Reports the state of a service's messaging to operators. */
@Injectable()
export class MessagingOverview {
  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: MessagingOptions,
    private readonly outbox: ParkedOutbox,
    private readonly parked: ParkedMessages,
    private readonly relay: Relay,
    private readonly strategies: EventStrategies,
    private readonly republications: Republications,
  ) {}

  /** Reports an unreachable broker in the result; throws if the store is unreachable. */
  async read(): Promise<Overview> {
    const [depth, counts, jobs, lag] = await Promise.all([
      this.outbox.depth(),
      this.parked.counts(),
      this.republications.recent(),
      this.lag(),
    ]);
    const now = Date.now();
    return {
      service: this.options.service,
      version: VERSION,
      outbox: { ...depth, relay: this.relay.status },
      parked: counts,
      lag,
      consumers: this.strategies.list
        .filter(({ consumes }) => consumes)
        .map((strategy) => ({
          group: strategy.group,
          detail: consumerHealth(strategy, now).detail ?? '',
        })),
      failingPollers: failingPollers(),
      republications: jobs,
    };
  }

  private async lag(): Promise<Lag> {
    const { service, config } = this.options;
    const { TOPIC_PREFIX: topicPrefix } = config;
    const groups = this.strategies.list.map(({ group }) => ({
      groupId: topicPrefix + group,
      topics: (consumerGroups[group] ?? []).map((stream) => topicPrefix + stream),
    }));
    try {
      const streams = await readConsumerLag(brokerConfigOf(config, service), groups);
      return {
        state: 'known',
        streams: streams.map(({ groupId, topic, messages }) => ({
          group: groupId.slice(topicPrefix.length),
          stream: topic.slice(topicPrefix.length),
          messages,
        })),
      };
    } catch (error) {
      return { state: 'unavailable', detail: (error as Error).message };
    }
  }
}
