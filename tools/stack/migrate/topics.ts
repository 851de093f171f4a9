import { streams, type Stream } from '#contracts';
import { createTopics, type TopicSpec } from '#messaging';
import type { BrokerSecurity } from '#kafka';

export interface TopicSettings {
  brokers: readonly string[];
  security: BrokerSecurity;
  /** The prefix of every topic name; empty outside tests. */
  prefix: string;
  /** Cannot be changed once a topic is created. */
  partitions: number;
  replication: number;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Creates the topic of every stream, with the settings of its contract. The partitions of an existing topic do not
 * change; its retention and segments are updated.
 * @throws Error with every topic that has a different number of partitions
 */
export async function migrateTopics(settings: TopicSettings): Promise<void> {
  await createTopics(
    { ...settings.security, brokers: settings.brokers, clientId: 'migrate' },
    streams.map((stream) => topicOf(stream, settings)),
  );
}

/** The topic of a stream. */
export function topicOf(
  stream: Pick<Stream, 'cleanup' | 'retentionDays' | 'segmentDays'> & { name: string },
  { prefix, partitions, replication }: Omit<TopicSettings, 'brokers' | 'security'>,
): TopicSpec {
  const { name, cleanup, retentionDays, segmentDays } = stream;
  return {
    name: prefix + name,
    partitions,
    replicationFactor: replication,
    config: {
      'cleanup.policy': cleanup,
      ...(retentionDays !== undefined && { 'retention.ms': String(retentionDays * DAY_MS) }),
      ...(segmentDays !== undefined && { 'segment.ms': String(segmentDays * DAY_MS) }),
      // All replicas except one must be in sync, so that with one broker down no write is lost or rejected.
      ...(replication > 2 && { 'min.insync.replicas': String(replication - 1) }),
    },
  };
}
