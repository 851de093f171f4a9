import {
  Admin,
  compatibilityPartitioner,
  Consumer,
  Producer,
  stringSerializer,
} from '@platformatic/kafka';
import type { ClusterPartitionMetadata, Message } from '@platformatic/kafka';
import { eventually } from '#testing';
import { randomUUID } from 'node:crypto';
import { GROUPS, STREAMS } from './oracle/contract.js';
import { reassign } from './reassign.js';

/** A record, read without the code of the services. */
export interface ReadRecord {
  stream: string;
  partition: number;
  offset: string;
  key: Buffer | null;
  value: Buffer | null;
  headers: Record<string, string>;
}

/** A record to send; without a partition Kafka's default partitioner chooses one by key. */
export type NewRecord = Pick<ReadRecord, 'stream' | 'key' | 'value' | 'headers'> & {
  partition?: number;
};

/** The assignor of the services' members; all members of a group must use the same one. */
const PROTOCOL = { name: 'RoundRobinAssigner', version: 0 };
const LATEST = -1n;
const EARLIEST = -2n;
const READ_FOR = { timeoutMs: 90_000, waitingFor: 'the streams to be read' };

/** Direct access to Kafka for fault tests, without the code of the services. */
export class RawKafka {
  private readonly options;

  constructor(
    brokers: readonly string[],
    private readonly topicPrefix: string,
  ) {
    this.options = {
      clientId: 'fault-test',
      bootstrapBrokers: [...brokers],
      retries: 10,
      retryDelay: 200,
      timeout: 15_000,
    };
  }

  /** All current records of the streams, in partition order. */
  readAll(): Promise<ReadRecord[]> {
    return eventually(async () => {
      const ends = await this.written();
      const records: ReadRecord[] = [];
      if (ends.size === 0) return records;
      const finished = Promise.withResolvers<void>();
      const stop = await this.consume(await this.offsets(EARLIEST), finished.reject, (record) => {
        records.push(record);
        const name = `${record.stream}/${record.partition}`;
        if (BigInt(record.offset) >= (ends.get(name) ?? 0n) - 1n) ends.delete(name);
        if (ends.size === 0) finished.resolve();
      });
      try {
        await finished.promise;
      } finally {
        await stop();
      }
      return records;
    }, READ_FOR);
  }

  /**
   * Passes each new record of all streams to a callback. @returns a function that stops reading and throws any read
   * error
   */
  async follow(onRecord: (record: ReadRecord) => void): Promise<() => Promise<void>> {
    let failure: Error | undefined;
    const onError = (error: Error): void => {
      failure ??= error;
    };
    const stop = await this.consume(await this.offsets(LATEST), onError, onRecord);
    return async () => {
      await stop();
      if (failure) throw failure;
    };
  }

  /** The end offset of each partition that is not empty, by `stream/partition`. */
  async written(): Promise<Map<string, bigint>> {
    const [low, high] = await Promise.all([this.offsets(EARLIEST), this.offsets(LATEST)]);
    return new Map([...high].filter(([name, end]) => end > (low.get(name) ?? 0n)));
  }

  /** The lag by `group stream`, without zeros. */
  lag(): Promise<Map<string, number>> {
    return this.withAdmin(async (admin) => {
      const ends = await this.written();
      const groups = Object.keys(GROUPS).map((group) => this.topicPrefix + group);
      const committed = new Map<string, bigint>();
      for (const { groupId, topics } of await admin.listConsumerGroupOffsets({ groups })) {
        for (const { name, partitions } of topics) {
          for (const { partitionIndex, committedOffset } of partitions) {
            committed.set(`${groupId} ${name}/${partitionIndex}`, committedOffset);
          }
        }
      }
      const behind = new Map<string, number>();
      for (const [group, streams] of Object.entries(GROUPS)) {
        for (const [name, end] of ends) {
          const stream = name.slice(0, name.lastIndexOf('/'));
          if (!streams.includes(stream)) continue;
          const offset =
            committed.get(`${this.topicPrefix}${group} ${this.topicPrefix}${name}`) ?? 0n;
          const missing = Number(end - (offset > 0n ? offset : 0n));
          const key = `${group} ${stream}`;
          if (missing > 0) behind.set(key, (behind.get(key) ?? 0) + missing);
        }
      }
      return behind;
    });
  }

  /**
   * The assignment of each member as `stream/partition`, by group, without groups that are being rebalanced.
   */
  assigned(): Promise<Map<string, string[][]>> {
    return this.withAdmin(async (admin) => {
      const names = Object.keys(GROUPS).map((group) => this.topicPrefix + group);
      const groups = [...(await admin.describeGroups({ groups: names })).values()];
      return new Map(
        groups
          .filter(({ state }) => String(state) === 'Stable')
          .map(({ id, members }) => [
            id.slice(this.topicPrefix.length),
            [...members.values()].map(({ assignments }) =>
              [...(assignments?.values() ?? [])].flatMap(({ topic, partitions }) =>
                partitions.map((partition) => `${this.streamOf(topic)}/${partition}`),
              ),
            ),
          ]),
      );
    });
  }

  /** Sends records unchanged, to their partition or to the one that their key selects. */
  async sender() {
    const producer = new Producer({
      ...this.options,
      serializers: { headerKey: stringSerializer, headerValue: stringSerializer },
      partitioner: compatibilityPartitioner,
    });
    producer.on('error', () => undefined);
    return {
      send: async (records: readonly NewRecord[]): Promise<void> => {
        const messages = records.map(({ stream, partition, key, value, headers }) => ({
          topic: this.topicPrefix + stream,
          headers,
          ...(partition !== undefined && { partition }),
          ...(key && { key }),
          ...(value && { value }),
        }));
        await producer.send({ messages, acks: -1 });
      },
      stop: () => producer.close(),
    };
  }

  /** Joins a service's group and leaves it again, without consuming or committing anything. */
  async joinAndLeave(group: string): Promise<void> {
    const consumer = new Consumer({ ...this.options, groupId: this.topicPrefix + group });
    consumer.on('error', () => undefined);
    consumer.topics.trackAll(...(GROUPS[group] ?? []).map((name) => this.topicPrefix + name));
    try {
      await consumer.joinGroup({
        sessionTimeout: 15_000,
        rebalanceTimeout: 30_000,
        protocols: [PROTOCOL],
      });
    } finally {
      await consumer.close();
    }
  }

  /** Reorders each partition's replicas, so that other brokers become leaders. */
  async moveLeaders(shift: number): Promise<void> {
    const { bootstrapBrokers } = this.options;
    await reassign(bootstrapBrokers, await this.partitions(), (replicas, partition) =>
      rotated(replicas.toSorted(), shift + partition),
    );
  }

  /** Waits until every partition has this many in-sync replicas. */
  async untilInSync(copies: number): Promise<void> {
    await eventually(
      async () => {
        const all = [...(await this.partitions()).values()].flat();
        expect(all.every(({ isr }) => isr.length === copies)).toBe(true);
      },
      { timeoutMs: 90_000, waitingFor: 'every replica to be in sync' },
    );
  }

  private partitions(): Promise<Map<string, ClusterPartitionMetadata[]>> {
    return this.withAdmin(async (admin) => {
      const { topics } = await admin.metadata({ topics: this.topics(), forceUpdate: true });
      return new Map([...topics].map(([name, { partitions }]) => [name, partitions]));
    });
  }

  private async consume(
    offsets: ReadonlyMap<string, bigint>,
    onError: (error: Error) => void,
    onRecord: (record: ReadRecord) => void,
  ): Promise<() => Promise<void>> {
    const groupId = `${this.topicPrefix}oracle-${randomUUID()}`;
    const consumer = new Consumer({ ...this.options, groupId, maxWaitTime: 100 });
    consumer.on('error', onError);
    const stream = await consumer.consume({
      topics: this.topics(),
      mode: 'manual',
      offsets: [...offsets].map(([name, offset]) => ({ ...this.placeOf(name), offset })),
      autocommit: false,
    });
    stream.on('error', onError);
    stream.on('data', (message) => onRecord(this.recordOf(message)));
    return () => consumer.close(true);
  }

  private recordOf({ topic, partition, offset, key, value, headers }: Message): ReadRecord {
    const texts = [...headers].map(([name, text]) => [String(name), String(text)]);
    return {
      stream: this.streamOf(topic),
      partition,
      offset: String(offset),
      key: key ?? null,
      value: value ?? null,
      headers: Object.fromEntries(texts),
    };
  }

  /** The offset of each partition at a timestamp, by `stream/partition`. */
  private offsets(timestamp: bigint): Promise<Map<string, bigint>> {
    return eventually(
      async () => {
        const partitions = await this.partitions();
        return this.withAdmin(async (admin) => {
          const topics = [...partitions].map(([name, all]) => ({
            name,
            partitions: all.map((_, partitionIndex) => ({ partitionIndex, timestamp })),
          }));
          const listed = await admin.listOffsets({ topics });
          return new Map(
            listed.flatMap((topic) =>
              topic.partitions.map(
                ({ partitionIndex, offset }) =>
                  [`${this.streamOf(topic.name)}/${partitionIndex}`, offset] as const,
              ),
            ),
          );
        });
      },
      { timeoutMs: 30_000, waitingFor: 'every partition to have a leader' },
    );
  }

  private topics(): string[] {
    return STREAMS.map((name) => this.topicPrefix + name);
  }

  private streamOf(topic: string): string {
    return topic.slice(this.topicPrefix.length);
  }

  private placeOf(name: string) {
    const slash = name.lastIndexOf('/');
    return {
      topic: this.topicPrefix + name.slice(0, slash),
      partition: Number(name.slice(slash + 1)),
    };
  }

  private async withAdmin<T>(act: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = new Admin(this.options);
    admin.on('error', () => undefined);
    try {
      return await act(admin);
    } finally {
      await admin.close();
    }
  }
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
