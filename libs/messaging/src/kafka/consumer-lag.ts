import type { BrokerConfig } from '#kafka';
import { setTimeout as delay } from 'node:timers/promises';
import type { Admin } from 'kafkajs';
import { createServiceKafka } from './client/service-kafka.js';

/** A consumer group by the id that the broker knows, and its topics. */
export interface GroupTopics {
  groupId: string;
  topics: readonly string[];
}

export interface TopicLag {
  groupId: string;
  topic: string;
  /** Messages after the last acknowledged one. */
  messages: number;
}

/** Longer than a reachable broker needs; an operator waits this long if no broker is reachable. */
const LIMIT_MS = 2_000;

/**
 * Reads the lag of groups from the offsets that the broker stores.
 * @throws Error when the broker does not answer in time
 */
export async function readConsumerLag(
  config: BrokerConfig,
  groups: readonly GroupTopics[],
  limitMs = LIMIT_MS,
): Promise<TopicLag[]> {
  if (groups.length === 0) return [];
  const admin = createServiceKafka(config, 0).admin();
  const limit = new AbortController();
  try {
    return await Promise.race([
      lagOf(admin, groups),
      delay(limitMs, undefined, { signal: limit.signal }).then(() => {
        throw new Error(`the broker did not answer within ${limitMs} ms`);
      }),
    ]);
  } finally {
    limit.abort();
    // Requests that hang on an unreachable broker are not awaited.
    void admin.disconnect().catch(() => undefined);
  }
}

type Offsets = ReadonlyMap<number, { low: bigint; high: bigint }>;

async function lagOf(admin: Admin, groups: readonly GroupTopics[]): Promise<TopicLag[]> {
  await admin.connect();
  const topics = [...new Set(groups.flatMap((group) => group.topics))];
  const ends = new Map(
    await Promise.all(topics.map(async (topic) => [topic, await offsetsOf(admin, topic)] as const)),
  );
  const lags = await Promise.all(groups.map((group) => lagOfGroup(admin, group, ends)));
  return lags.flat();
}

async function offsetsOf(admin: Admin, topic: string): Promise<Offsets> {
  const partitions = await admin.fetchTopicOffsets(topic);
  return new Map(
    partitions.map(({ partition, low, high }) => [
      partition,
      { low: BigInt(low), high: BigInt(high) },
    ]),
  );
}

async function lagOfGroup(
  admin: Admin,
  { groupId, topics }: GroupTopics,
  ends: ReadonlyMap<string, Offsets>,
): Promise<TopicLag[]> {
  const committed = await admin.fetchOffsets({ groupId, topics: [...topics] });
  return committed.map(({ topic, partitions }) => {
    const behind = partitions.map(({ partition, offset }) => {
      const { low, high } = ends.get(topic)?.get(partition) ?? { low: 0n, high: 0n };
      // Messages that retention deleted do not count; a group that never acknowledged a message starts at the oldest
      // offset.
      const at = BigInt(offset) < low ? low : BigInt(offset);
      return high > at ? high - at : 0n;
    });
    return { groupId, topic, messages: Number(behind.reduce((sum, one) => sum + one, 0n)) };
  });
}
