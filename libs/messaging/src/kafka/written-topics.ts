import type { BrokerConfig } from './client/broker-config.js';
import { withAdmin } from './with-admin.js';

/**
 * Which of some topics are there and have ever been written to, also where retention has deleted all of it since.
 * @throws kafkajs's errors, as while a partition has no leader
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
