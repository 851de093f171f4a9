import { consumerGroups, streams } from '#contracts';
import { eventually } from '#testing';
import { randomUUID } from 'node:crypto';
import kafkajs from 'kafkajs';
import type { Admin, Kafka } from 'kafkajs';

/** A record as a program that knows nothing of the services' code reads it. */
export interface ReadRecord {
  stream: string;
  partition: number;
  offset: string;
  key: Buffer | null;
  value: Buffer | null;
  headers: Record<string, string>;
}

/** Kafka without anything of the services between: what a fault test sees and does there. */
export class RawKafka {
  private readonly kafka: Kafka;

  constructor(
    brokers: readonly string[],
    private readonly topicPrefix: string,
  ) {
    this.kafka = new kafkajs.Kafka({
      clientId: 'fault-test',
      brokers: [...brokers],
      logLevel: kafkajs.logLevel.NOTHING,
      retry: { retries: 10, initialRetryTime: 200 },
    });
  }

  /** Everything that is in the streams now, in the order of each partition. */
  async readAll(): Promise<ReadRecord[]> {
    const ends = await this.written();
    const records: ReadRecord[] = [];
    if (ends.size === 0) return records;
    await this.readUntil((record) => {
      records.push(record);
      const name = `${record.stream}/${record.partition}`;
      if (BigInt(record.offset) >= (ends.get(name) ?? 0n) - 1n) ends.delete(name);
      return ends.size === 0;
    });
    return records;
  }

  /** Hands on each record of all streams from now on; the answer ends it. */
  async follow(onRecord: (record: ReadRecord) => void): Promise<() => Promise<void>> {
    return this.consume(false, onRecord);
  }

  /** How far each partition that has any records is written, by `stream/partition`. */
  written(): Promise<Map<string, bigint>> {
    return this.withAdmin((admin) => this.ends(admin));
  }

  /** The messages that groups have not acknowledged, by `group stream`; those that are all done are left out. */
  lag(): Promise<Map<string, number>> {
    return this.withAdmin(async (admin) => {
      const ends = await this.ends(admin);
      const behind = new Map<string, number>();
      for (const [group, names] of Object.entries(consumerGroups)) {
        const topics = names.map((name) => this.topicPrefix + name);
        const groups = await admin.fetchOffsets({ groupId: this.topicPrefix + group, topics });
        for (const { topic, partitions } of groups) {
          const stream = topic.slice(this.topicPrefix.length);
          const missing = partitions.reduce((sum, { partition, offset }) => {
            const end = ends.get(`${stream}/${partition}`) ?? 0n;
            return sum + Math.max(0, Number(end - BigInt(Math.max(0, Number(offset)))));
          }, 0);
          if (missing > 0) behind.set(`${group} ${stream}`, missing);
        }
      }
      return behind;
    });
  }

  /**
   * What each member of each group was dealt, as `stream/partition`, by group; a group that is being dealt anew is
   * left out.
   */
  dealt(): Promise<Map<string, string[][]>> {
    return this.withAdmin(async (admin) => {
      const names = Object.keys(consumerGroups).map((group) => this.topicPrefix + group);
      const { groups } = await admin.describeGroups(names);
      return new Map(
        groups
          .filter(({ state }) => state === 'Stable')
          .map(({ groupId, members }) => [
            groupId.slice(this.topicPrefix.length),
            members.map(({ memberAssignment }) => this.partitionsIn(memberAssignment)),
          ]),
      );
    });
  }

  private partitionsIn(assignment: Buffer): string[] {
    const decoded = kafkajs.AssignerProtocol.MemberAssignment.decode(assignment);
    return Object.entries(decoded?.assignment ?? {}).flatMap(([topic, partitions]) =>
      partitions.map((partition) => `${topic.slice(this.topicPrefix.length)}/${partition}`),
    );
  }

  /** Sends records as they are, to the partitions that they name. */
  async sender() {
    const producer = this.kafka.producer({ allowAutoTopicCreation: false });
    await producer.connect();
    return {
      send: (records: readonly ReadRecord[]) =>
        producer.sendBatch({
          acks: -1,
          topicMessages: records.map(({ stream, partition, key, value, headers }) => ({
            topic: this.topicPrefix + stream,
            messages: [{ partition, key, value, headers }],
          })),
        }),
      stop: () => producer.disconnect(),
    };
  }

  /** Joins a service's group and leaves it again, without doing or acknowledging anything. */
  async disturb(group: string): Promise<void> {
    const consumer = this.kafka.consumer({
      groupId: this.topicPrefix + group,
      sessionTimeout: 15_000,
      rebalanceTimeout: 30_000,
      allowAutoTopicCreation: false,
    });
    const joined = new Promise<void>((resolve) => {
      consumer.on(consumer.events.GROUP_JOIN, () => resolve());
    });
    await consumer.connect();
    await consumer.subscribe({
      topics: (consumerGroups[group] ?? []).map((name) => this.topicPrefix + name),
      fromBeginning: true,
    });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      eachBatch: async () => undefined,
    });
    await joined;
    await consumer.disconnect();
  }

  /** Gives each partition's replicas another order, so that other brokers lead. */
  async moveLeaders(turn: number): Promise<void> {
    await this.withAdmin(async (admin) => {
      const topics = streams.map(({ name }) => this.topicPrefix + name);
      const metadata = await admin.fetchTopicMetadata({ topics });
      await admin.alterPartitionReassignments({
        topics: metadata.topics.map(({ name, partitions }) => ({
          topic: name,
          partitionAssignment: partitions.map(({ partitionId, replicas }) => ({
            partition: partitionId,
            replicas: rotated(replicas.toSorted(), turn + partitionId),
          })),
        })),
      });
    });
  }

  /** Waits until every partition has so many copies that are up to date. */
  async untilInSync(copies: number): Promise<void> {
    await eventually(
      () =>
        this.withAdmin(async (admin) => {
          const topics = streams.map(({ name }) => this.topicPrefix + name);
          const metadata = await admin.fetchTopicMetadata({ topics });
          const all = metadata.topics.flatMap(({ partitions }) => partitions);
          expect(all.every(({ isr }) => isr.length === copies)).toBe(true);
        }),
      { timeoutMs: 90_000, waitingFor: 'every copy to be up to date' },
    );
  }

  private async readUntil(isLast: (record: ReadRecord) => boolean): Promise<void> {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const stop = await this.consume(true, (record) => {
      if (isLast(record)) finish();
    });
    try {
      await finished;
    } finally {
      await stop();
    }
  }

  private async consume(fromBeginning: boolean, onRecord: (record: ReadRecord) => void) {
    const groupId = `${this.topicPrefix}oracle-${randomUUID()}`;
    const consumer = this.kafka.consumer({ groupId, maxWaitTimeInMs: 100 });
    const joined = new Promise<void>((resolve) => {
      consumer.on(consumer.events.GROUP_JOIN, () => resolve());
    });
    await consumer.connect();
    const topics = streams.map(({ name }) => this.topicPrefix + name);
    await consumer.subscribe({ topics, fromBeginning });
    await consumer.run({
      eachBatch: async ({ batch }) => {
        const stream = batch.topic.slice(this.topicPrefix.length);
        for (const { offset, key, value, headers } of batch.messages) {
          const texts = Object.entries(headers ?? {}).map(([name, text]) => [name, String(text)]);
          const place = { stream, partition: batch.partition, offset };
          onRecord({ ...place, key, value, headers: Object.fromEntries(texts) });
        }
      },
    });
    await joined;
    return () => consumer.disconnect();
  }

  /** The offset after the last record of each partition that has any, by `stream/partition`. */
  private async ends(admin: Admin): Promise<Map<string, bigint>> {
    const lists = await Promise.all(
      streams.map(async ({ name }) => {
        const partitions = await offsetsOf(admin, this.topicPrefix + name);
        return partitions
          .filter(({ high, low }) => BigInt(high) > BigInt(low))
          .map(({ partition, high }) => [`${name}/${partition}`, BigInt(high)] as const);
      }),
    );
    return new Map(lists.flat());
  }

  private async withAdmin<T>(act: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = this.kafka.admin();
    await admin.connect();
    try {
      return await act(admin);
    } finally {
      await admin.disconnect();
    }
  }
}

/** While a partition gets another leader kafkajs answers without it, or fails. */
function offsetsOf(admin: Admin, topic: string) {
  return eventually(
    async () => {
      const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
      const offsets = await admin.fetchTopicOffsets(topic);
      expect(offsets).toHaveLength(topics[0]?.partitions.length ?? NaN);
      return offsets;
    },
    { timeoutMs: 30_000, waitingFor: `every partition of ${topic} to have a leader` },
  );
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
