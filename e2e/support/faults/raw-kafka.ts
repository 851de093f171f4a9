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
import { GROUPS, STREAMS } from './oracle-contract.js';
import { reassign } from './reassign.js';

/** A record as a program that knows nothing of the services' code reads it. */
export interface ReadRecord {
  stream: string;
  partition: number;
  offset: string;
  key: Buffer | null;
  value: Buffer | null;
  headers: Record<string, string>;
}

/** A record to send; without a partition it goes where Kafka's own rule puts its key. */
export type NewRecord = Pick<ReadRecord, 'stream' | 'key' | 'value' | 'headers'> & {
  partition?: number;
};

/** The services' members name their way of sharing partitions so, and all members of a group must name the same. */
const PROTOCOL = { name: 'RoundRobinAssigner', version: 0 };
const LATEST = -1n;
const EARLIEST = -2n;
const READ_FOR = { timeoutMs: 90_000, waitingFor: 'the streams to be read' };

/** Kafka without anything of the services between: what a fault test sees and does there. */
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

  /** Everything that is in the streams now, in the order of each partition. */
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

  /** Hands on each record of all streams from now on; the answer ends it, and throws what kept it from reading. */
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

  /** How far each partition that has any records is written, by `stream/partition`. */
  async written(): Promise<Map<string, bigint>> {
    const [low, high] = await Promise.all([this.offsets(EARLIEST), this.offsets(LATEST)]);
    return new Map([...high].filter(([name, end]) => end > (low.get(name) ?? 0n)));
  }

  /** The messages that groups have not acknowledged, by `group stream`; those that are all done are left out. */
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
   * What each member of each group is assigned, as `stream/partition`, by group; a group that is being rebalanced is
   * left out.
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

  /** Sends records as they are, to the partitions that they name or their keys choose. */
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

  /** Joins a service's group and leaves it again, without doing or acknowledging anything. */
  async disturb(group: string): Promise<void> {
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

  /** Gives each partition's replicas another order, so that other brokers lead. */
  async moveLeaders(turn: number): Promise<void> {
    const { bootstrapBrokers } = this.options;
    await reassign(bootstrapBrokers, await this.partitions(), (replicas, partition) =>
      rotated(replicas.toSorted(), turn + partition),
    );
  }

  /** Waits until every partition has so many copies that are up to date. */
  async untilInSync(copies: number): Promise<void> {
    await eventually(
      async () => {
        const all = [...(await this.partitions()).values()].flat();
        expect(all.every(({ isr }) => isr.length === copies)).toBe(true);
      },
      { timeoutMs: 90_000, waitingFor: 'every copy to be up to date' },
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

  /** The offset of each partition at that time, by `stream/partition`. */
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
    const at = name.lastIndexOf('/');
    return { topic: this.topicPrefix + name.slice(0, at), partition: Number(name.slice(at + 1)) };
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
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
