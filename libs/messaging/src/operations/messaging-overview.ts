import type { BrokerConfig } from '#kafka';
import { consumerGroups } from '#contracts';
import { VERSION } from '#platform';
import { readConsumerLag } from '../kafka/index.js';
import { consumerHealth } from '../transport/messaging-health.js';
import type { EventStrategy } from '../transport/event-strategy.js';
import type { OutboxDepth, ParkedOutbox } from '../outbox/parked-outbox.js';
import type { Relay } from '../outbox/relay.js';
import type { ParkedCount, ParkedMessages } from '../parking/parked-messages.js';
import type { RepublicationEntity } from '../republication/republication.entity.js';
import type { Republications } from '../republication/republications.js';

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
  republications: RepublicationEntity[];
}

export interface OverviewSources {
  service: string;
  brokers: BrokerConfig;
  topicPrefix: string;
  outbox: ParkedOutbox;
  parked: ParkedMessages;
  relay: Relay;
  strategies: readonly EventStrategy[];
  republications: Republications;
}

/** Reports the state of a service's messaging to operators. */
export class MessagingOverview {
  constructor(private readonly sources: OverviewSources) {}

  /** Reports an unreachable broker in the result; throws if the store is unreachable. */
  async read(): Promise<Overview> {
    const { service, outbox, parked, relay, strategies, republications } = this.sources;
    const [depth, counts, jobs, lag] = await Promise.all([
      outbox.depth(),
      parked.counts(),
      republications.recent(),
      this.lag(),
    ]);
    const now = Date.now();
    return {
      service,
      version: VERSION,
      outbox: { ...depth, relay: relay.status },
      parked: counts,
      lag,
      consumers: strategies
        .filter(({ consumes }) => consumes)
        .map((strategy) => ({
          group: strategy.group,
          detail: consumerHealth(strategy, now).detail ?? '',
        })),
      republications: jobs,
    };
  }

  private async lag(): Promise<Lag> {
    const { brokers, topicPrefix, strategies } = this.sources;
    const groups = strategies.map(({ group }) => ({
      groupId: topicPrefix + group,
      topics: (consumerGroups[group] ?? []).map((stream) => topicPrefix + stream),
    }));
    try {
      const streams = await readConsumerLag(brokers, groups);
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
