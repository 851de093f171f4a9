import type { Admin } from 'kafkajs';

/** A date selects messages written since then, by Kafka's own time stamps. */
export type Beginning = 'beginning' | 'latest' | Date;

export interface Place {
  topic: string;
  partition: number;
  /** The offset of the next message. */
  offset: bigint;
}

/**
 * The next message of each partition. Stored here, because Kafka has no offset before the first commit.
 */
export class Places {
  private readonly next = new Map<string, Place>();

  constructor(places: readonly Place[]) {
    for (const place of places) this.next.set(partitionKey(place), place);
  }

  all(): Place[] {
    return [...this.next.values()];
  }

  /** @returns whether the message is new; a message may be read again after an outage */
  pass(topic: string, partition: number, offset: bigint): boolean {
    const place = { topic, partition, offset: offset + 1n };
    const expected = this.next.get(partitionKey(place));
    if (expected && offset < expected.offset) return false;
    this.next.set(partitionKey(place), place);
    return true;
  }
}

function partitionKey({ topic, partition }: Pick<Place, 'topic' | 'partition'>): string {
  return `${topic} ${partition}`;
}

/** The offset where reading begins in each partition of the topics. */
export async function placesOf(
  admin: Admin,
  topics: readonly string[],
  from: Beginning,
): Promise<Places> {
  const places = topics.map(async (topic) => {
    const offsets =
      from instanceof Date
        ? await admin.fetchTopicOffsetsByTimestamp(topic, from.getTime())
        : (await admin.fetchTopicOffsets(topic)).map(({ partition, low, high }) => ({
            partition,
            offset: from === 'beginning' ? low : high,
          }));
    return offsets.map(({ partition, offset }) => ({ topic, partition, offset: BigInt(offset) }));
  });
  return new Places((await Promise.all(places)).flat());
}

/** Whether all messages were read that existed when reading began. */
export class CatchUp {
  private readonly missing: Map<string, bigint>;

  /** @param ends of each partition: the offset that the next message will have */
  constructor(places: Places, ends: readonly Place[]) {
    const next = new Map(places.all().map((place) => [partitionKey(place), place.offset]));
    const behind = ends.filter((end) => (next.get(partitionKey(end)) ?? 0n) < end.offset);
    this.missing = new Map(behind.map((end) => [partitionKey(end), end.offset]));
  }

  get isDone(): boolean {
    return this.missing.size === 0;
  }

  /** @param last the offset of the last message of a partition that was read */
  pass(topic: string, partition: number, last: bigint): void {
    const name = partitionKey({ topic, partition });
    const end = this.missing.get(name);
    if (end !== undefined && last + 1n >= end) this.missing.delete(name);
  }
}

/** The ends of all partitions of the topics. */
export async function endsOf(admin: Admin, topics: readonly string[]): Promise<Place[]> {
  const ends = topics.map(async (topic) =>
    (await admin.fetchTopicOffsets(topic)).map(({ partition, high }) => ({
      topic,
      partition,
      offset: BigInt(high),
    })),
  );
  return (await Promise.all(ends)).flat();
}
