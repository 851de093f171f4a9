import type { Admin } from 'kafkajs';

/** The offset in each partition of the first message since a moment; where there is none, the partition's end. */
export async function offsetsAt(
  admin: Admin,
  topic: string,
  since: Date,
): Promise<Map<number, bigint>> {
  const offsets = await admin.fetchTopicOffsetsByTimestamp(topic, since.getTime());
  return new Map(offsets.map(({ partition, offset }) => [partition, BigInt(offset)]));
}
