import { streams } from '#contracts';
import type { Stream } from '#contracts';
import { createTopics } from '#messaging';
import type { BrokerSecurity, TopicSpec } from '#messaging';

export interface TopicSettings {
  brokers: readonly string[];
  security: BrokerSecurity;
  /** Put before every topic's name; empty outside tests. */
  prefix: string;
  /** Final once a topic is made. */
  partitions: number;
  replication: number;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Makes the topic of every stream, with the settings of its contract. A topic that exists keeps its partitions and
 * gets the present retention.
 * @throws Error naming every topic whose partition count is another one
 */
export async function migrateTopics(settings: TopicSettings): Promise<void> {
  await createTopics(
    { ...settings.security, brokers: settings.brokers, clientId: 'migrate' },
    streams.map((stream) => topicOf(stream, settings)),
  );
}

/** A stream as Kafka keeps it. */
export function topicOf(
  { name, cleanup, retentionDays }: Pick<Stream, 'cleanup' | 'retentionDays'> & { name: string },
  { prefix, partitions, replication }: Omit<TopicSettings, 'brokers' | 'security'>,
): TopicSpec {
  return {
    name: prefix + name,
    partitions,
    replicationFactor: replication,
    config: {
      'cleanup.policy': cleanup,
      ...(retentionDays !== undefined && { 'retention.ms': String(retentionDays * DAY_MS) }),
      // Written by all replicas but one, so a broker may be away without a write being lost or refused.
      ...(replication > 2 && { 'min.insync.replicas': String(replication - 1) }),
    },
  };
}
