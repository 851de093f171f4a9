import type { BrokerConfig } from '#kafka';
import { randomUUID } from 'node:crypto';
import type { Admin } from 'kafkajs';
import { offsetsAt, withAdmin } from './admin.js';
import { createServiceKafka } from './client/service-kafka.js';
import { toReceived, type Received } from './received.js';

/** The prefix and the stream of a topic. */
interface Topic {
  prefix: string;
  stream: string;
}

interface Step {
  topic: string;
  partition: number;
  offset: string;
  messages: number;
}

/**
 * Moves the offsets of a group back to a time, by Kafka's timestamps. An offset that is already earlier is unchanged,
 * so that no message is skipped. The group must have no members.
 * @returns the number of messages of each stream that will be read again
 * @throws Error when the group has members
 */
export async function rewindGroup(
  config: BrokerConfig,
  groupId: string,
  { prefix, streams }: { prefix: string; streams: readonly string[] },
  since: Date,
): Promise<Map<string, number>> {
  const topics = streams.map((stream) => prefix + stream);
  const steps = await withAdmin(config, async (admin) => {
    await refuseMembers(admin, groupId);
    return stepsBack(admin, groupId, topics, since);
  });
  if (steps.length > 0) await commitAsMember(config, groupId, topics, steps);
  const byTopic = Map.groupBy(steps, ({ topic }) => topic);
  return new Map(
    streams.map((stream) => {
      const of = byTopic.get(prefix + stream) ?? [];
      return [stream, of.reduce((sum, { messages }) => sum + messages, 0)];
    }),
  );
}

const WITHOUT_MEMBERS = new Set(['Empty', 'Dead']);

async function refuseMembers(admin: Admin, groupId: string): Promise<void> {
  const { groups } = await admin.describeGroups([groupId]);
  for (const { state, members } of groups) {
    if (!WITHOUT_MEMBERS.has(state)) {
      throw new Error(`${groupId} has ${members.length} active members: stop its service first`);
    }
  }
}

async function stepsBack(
  admin: Admin,
  groupId: string,
  topics: string[],
  since: Date,
): Promise<Step[]> {
  const committed = await admin.fetchOffsets({ groupId, topics });
  const steps = committed.map(async ({ topic, partitions }) => {
    const starts = await offsetsAt(admin, topic, since);
    return partitions.flatMap(({ partition, offset }) => {
      const target = starts.get(partition);
      if (target === undefined || target >= BigInt(offset)) return [];
      const messages = Number(BigInt(offset) - target);
      return [{ topic, partition, offset: String(target), messages }];
    });
  });
  return (await Promise.all(steps)).flat();
}

/**
 * Commits as a member that reads nothing, because only a member may commit. kafkajs's own function takes 5 s per topic.
 */
async function commitAsMember(
  config: BrokerConfig,
  groupId: string,
  topics: string[],
  steps: readonly Step[],
): Promise<void> {
  const consumer = createServiceKafka(config, 5).consumer({
    groupId,
    allowAutoTopicCreation: false,
    maxWaitTimeInMs: 100,
  });
  const joined = new Promise<void>((resolve, reject) => {
    consumer.on(consumer.events.GROUP_JOIN, () => resolve());
    consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
  });
  try {
    await consumer.connect();
    await consumer.subscribe({ topics, fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      eachBatch: async () => undefined,
    });
    await joined;
    await consumer.commitOffsets(
      steps.map(({ topic, partition, offset }) => ({ topic, partition, offset })),
    );
  } finally {
    await consumer.disconnect();
  }
}

/** Passes every message of a topic to `onMessage` from a time up to the present end, each partition in order. */
export async function readSince(
  config: BrokerConfig,
  { prefix, stream }: Topic,
  since: Date,
  onMessage: (message: Received) => void,
): Promise<void> {
  const topic = prefix + stream;
  const places = await withAdmin(config, (admin) => placesSince(admin, topic, since));
  if (places.size === 0) return;
  const consumer = createServiceKafka(config, 10).consumer({
    groupId: `${prefix}recovery-${randomUUID()}`,
    allowAutoTopicCreation: false,
    maxWaitTimeInMs: 100,
  });
  const ends = new Map([...places].map(([partition, { end }]) => [partition, end]));
  try {
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
      const running = consumer.run({
        autoCommit: false,
        eachBatch: async ({ batch: { partition, messages } }) => {
          for (const message of messages) {
            const end = ends.get(partition);
            if (end === undefined) return;
            onMessage(toReceived(stream, partition, message));
            if (BigInt(message.offset) >= end - 1n) ends.delete(partition);
          }
          if (ends.size === 0) resolve();
        },
      });
      running.catch(reject);
      for (const [partition, { begin }] of places) {
        consumer.seek({ topic, partition, offset: String(begin) });
      }
    });
  } finally {
    await consumer.disconnect();
  }
}

/** The first and the end offset of each partition that has messages since then. */
async function placesSince(
  admin: Admin,
  topic: string,
  since: Date,
): Promise<Map<number, { begin: bigint; end: bigint }>> {
  const begins = await offsetsAt(admin, topic, since);
  const ends = await admin.fetchTopicOffsets(topic);
  const places = ends.flatMap(({ partition, high }) => {
    const begin = begins.get(partition);
    const end = BigInt(high);
    return begin !== undefined && begin < end ? [[partition, { begin, end }] as const] : [];
  });
  return new Map(places);
}
