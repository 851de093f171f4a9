import type { BrokerConfig } from '#kafka';
import { withAdmin } from './with-admin.js';

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
      const partitions = topics.flatMap((one) => one.partitions);
      return { partitions: partitions.length, replicas: partitions[0]?.replicas.length ?? 0 };
    },
    0,
  );
}
