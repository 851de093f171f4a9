import type { BrokerConfig } from '#kafka';
import { withAdmin } from './with-admin.js';

/** How a topic is stored. All topics of an installation are created alike. */
export interface TopicLayout {
  partitions: number;
  replicas: number;
}

/**
 * Tries once, for a caller who waits.
 * @throws kafkajs's errors, when no broker answers or the topic is unknown
 */
export function topicLayout(config: BrokerConfig, topic: string): Promise<TopicLayout> {
  return withAdmin(
    config,
    async (admin) => {
      const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
      const partitions = topics.flatMap((one) => one.partitions);
      return { partitions: partitions.length, replicas: partitions[0]?.replicas.length ?? 0 };
    },
    0,
  );
}
