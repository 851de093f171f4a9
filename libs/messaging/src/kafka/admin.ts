import type { BrokerConfig } from '#kafka';
import type { Admin } from 'kafkajs';
import { createServiceKafka } from './client/service-kafka.js';

/** Runs `act` with an admin connection, and closes it. */
export async function withAdmin<T>(
  config: BrokerConfig,
  act: (admin: Admin) => Promise<T>,
  retries = 5,
): Promise<T> {
  const admin = createServiceKafka(config, retries).admin();
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.disconnect();
  }
}

/**
 * The topics that this user may see. Tries once, for a command whose user waits for the answer.
 * @throws kafkajs's errors, when no broker answers or the login is refused
 */
export function listTopics(config: BrokerConfig): Promise<string[]> {
  return withAdmin(config, (admin) => admin.listTopics(), 0);
}

/** The partitions and replicas of a topic. All topics of an installation are created with the same layout. */
export interface TopicLayout {
  partitions: number;
  replicas: number;
}

/**
 * Tries once, for a caller that waits.
 * @throws kafkajs's errors, if no broker answers or the topic is unknown
 */
export function topicLayout(config: BrokerConfig, topic: string): Promise<TopicLayout> {
  return withAdmin(
    config,
    async (admin) => {
      const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
      const metadata = topics.flatMap(({ partitions }) => partitions);
      return { partitions: metadata.length, replicas: metadata[0]?.replicas.length ?? 0 };
    },
    0,
  );
}

/**
 * Finds the topics that exist and were ever written to, even if retention has deleted all messages since.
 * @throws kafkajs's errors, for example while a partition has no leader
 */
export function writtenTopics(
  config: BrokerConfig,
  topics: readonly string[],
): Promise<ReadonlySet<string>> {
  return withAdmin(config, async (admin) => {
    const existing = new Set(await admin.listTopics());
    const written = new Set<string>();
    for (const topic of topics) {
      if (!existing.has(topic)) continue;
      const ends = await admin.fetchTopicOffsets(topic);
      if (ends.some(({ high }) => BigInt(high) > 0n)) written.add(topic);
    }
    return written;
  });
}

/**
 * Returns the offset of the first message since a time in each partition, or the end of the partition if there is none.
 */
export async function offsetsAt(
  admin: Admin,
  topic: string,
  since: Date,
): Promise<Map<number, bigint>> {
  const offsets = await admin.fetchTopicOffsetsByTimestamp(topic, since.getTime());
  return new Map(offsets.map(({ partition, offset }) => [partition, BigInt(offset)]));
}
