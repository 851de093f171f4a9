import type { BrokerConfig } from '#kafka';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import kafkajs from 'kafkajs';
import type { Admin } from 'kafkajs';
import { createServiceKafka } from './client/service-kafka.js';

/** A topic that the migration step creates; `config` in Kafka's own names, for example `retention.ms`. */
export interface TopicSpec {
  name: string;
  partitions: number;
  replicationFactor?: number;
  config: Record<string, string>;
}

const LEADERS_LIMIT_MS = 30_000;

const logger = new Logger('Topics');

/**
 * Creates missing topics and updates the configuration of existing ones. The number of partitions of an existing topic
 * is never changed, because it determines the partition of a key, and only messages of one partition are ordered.
 * @throws Error naming every topic whose partition count differs, after all other changes
 */
export async function createTopics(
  config: BrokerConfig,
  topics: readonly TopicSpec[],
): Promise<void> {
  const admin = createServiceKafka(config, 5).admin();
  await connectWithRetry(admin, config);
  try {
    const existing = new Set(await admin.listTopics());
    const missing = topics.filter((topic) => !existing.has(topic.name));
    await createMissing(admin, missing);
    await waitForLeaders(
      admin,
      missing.map((topic) => topic.name),
    );
    const present = topics.filter((topic) => existing.has(topic.name));
    await updateConfigs(admin, present);
    await checkPartitions(admin, present);
  } finally {
    await admin.disconnect();
  }
}

async function connectWithRetry(admin: Admin, config: BrokerConfig): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    try {
      await admin.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      logger.warn(`waiting for Kafka at ${config.brokers.join(', ')}`);
      await delay(1_000);
    }
  }
}

async function createMissing(admin: Admin, topics: readonly TopicSpec[]): Promise<void> {
  if (topics.length === 0) return;
  await admin.createTopics({
    waitForLeaders: false, // kafkajs's own wait fails if it asks before the broker knows the topic
    timeout: 30_000,
    topics: topics.map((topic) => ({
      topic: topic.name,
      numPartitions: topic.partitions,
      replicationFactor: topic.replicationFactor ?? 1,
      configEntries: Object.entries(topic.config).map(([name, value]) => ({ name, value })),
    })),
  });
}

/**
 * Waits until each partition has a leader, after which a topic can be used. A new topic may be unknown for a moment.
 */
async function waitForLeaders(admin: Admin, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const deadline = Date.now() + LEADERS_LIMIT_MS;
  for (;;) {
    try {
      const { topics } = await admin.fetchTopicMetadata({ topics: [...names] });
      if (topics.every(({ partitions }) => partitions.length > 0 && partitions.every(hasLeader))) {
        return;
      }
      if (Date.now() > deadline) throw new Error(`topics without leaders: ${names.join(', ')}`);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await delay(50);
  }
}

function hasLeader({ leader }: { leader: number }): boolean {
  return leader >= 0;
}

async function updateConfigs(admin: Admin, topics: readonly TopicSpec[]): Promise<void> {
  if (topics.length === 0) return;
  await admin.alterConfigs({
    validateOnly: false,
    resources: topics.map((topic) => ({
      type: kafkajs.ConfigResourceTypes.TOPIC,
      name: topic.name,
      configEntries: Object.entries(topic.config).map(([name, value]) => ({ name, value })),
    })),
  });
}

async function checkPartitions(admin: Admin, topics: readonly TopicSpec[]): Promise<void> {
  if (topics.length === 0) return;
  const metadata = await admin.fetchTopicMetadata({ topics: topics.map((topic) => topic.name) });
  const differing = topics.flatMap((topic) => {
    const partitions = metadata.topics.find((entry) => entry.name === topic.name)?.partitions
      .length;
    return partitions === topic.partitions
      ? []
      : [`${topic.name} has ${partitions} partitions, not ${topic.partitions}`];
  });
  if (differing.length > 0) {
    throw new Error(
      `partition counts are final, and KAFKA_PARTITIONS differs: ${differing.join('; ')}`,
    );
  }
}
