import type { Admin } from 'kafkajs';

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
