import type { BrokerConfig } from '#kafka';
import { withAdmin } from './with-admin.js';

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
