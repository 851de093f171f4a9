import type { Admin } from 'kafkajs';
import type { BrokerConfig } from './broker-config.js';
import { withAdmin } from './with-admin.js';

/**
 * Which of some topics are there and have ever been written to, also where retention has deleted all of it since.
 * @throws Error while a partition of theirs has no leader, which alone knows
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
      await refuseLeaderless(admin, topic);
      const ends = await admin.fetchTopicOffsets(topic);
      if (ends.some(({ high }) => BigInt(high) > 0n)) written.add(topic);
    }
    return written;
  });
}

async function refuseLeaderless(admin: Admin, topic: string): Promise<void> {
  const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
  const leaderless = topics.flatMap(({ partitions }) =>
    partitions.filter(({ leader }) => leader < 0),
  );
  if (leaderless.length > 0) {
    throw new Error(`${topic} has partitions without a leader: wait for its brokers`);
  }
}
