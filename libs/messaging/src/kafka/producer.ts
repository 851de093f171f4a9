import type { BrokerConfig } from '#kafka';
import kafkajs from 'kafkajs';
import type { Producer, RecordMetadata } from 'kafkajs';
import { createServiceKafka } from './client/service-kafka.js';

/** A message with its partition. */
export interface OutgoingMessage {
  topic: string;
  partition: number;
  key: string;
  value: string;
  headers: Record<string, string>;
}

/** A partition for which the broker acknowledged the write. */
export interface Acknowledged {
  topic: string;
  partition: number;
  /** The offset of the first message of this send in the partition; the others follow it. */
  firstOffset: bigint;
}

/** Errors with which the broker refuses the content of a message, so that a retry cannot succeed. */
const CONTENT_REFUSALS = new Set([
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
  'INVALID_RECORD',
  'INVALID_TIMESTAMP',
]);

export function isContentRefusal(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (CONTENT_REFUSALS.has((cause as { type?: string }).type ?? '')) return true;
    const original = (cause as { originalError?: unknown }).originalError;
    if (original !== undefined && original !== cause && isContentRefusal(original)) return true;
  }
  return false;
}

/**
 * The relay's producer. Writes are acknowledged by all in-sync replicas. It is **not** idempotent: kafkajs reuses
 * sequence numbers after a lost response, and the broker then drops the next send as a duplicate. Duplicate messages
 * are harmless here (every consumer has an inbox), a dropped message is not.
 */
export class EventProducer {
  private readonly producer: Producer;
  private readonly admin;
  private connected = false;
  private readonly partitions = new Map<string, number>();

  constructor(config: BrokerConfig) {
    const kafka = createServiceKafka(config, 2);
    this.producer = kafka.producer({
      allowAutoTopicCreation: false,
      idempotent: false,
      createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
      maxInFlightRequests: 1,
    });
    this.admin = kafka.admin();
  }

  async connect(): Promise<void> {
    if (this.connected) return;
    await this.producer.connect();
    await this.admin.connect();
    this.connected = true;
  }

  async disconnect(): Promise<void> {
    this.connected = false;
    await Promise.allSettled([this.producer.disconnect(), this.admin.disconnect()]);
  }

  /** The number of partitions of a topic; queried once, because partition counts are final. */
  async partitionCount(topic: string): Promise<number> {
    const cached = this.partitions.get(topic);
    if (cached !== undefined) return cached;
    const { topics } = await this.admin.fetchTopicMetadata({ topics: [topic] });
    const count = topics[0]?.partitions.length ?? 0;
    if (count === 0) throw new Error(`topic ${topic} has no partitions; has migrate been run?`);
    this.partitions.set(topic, count);
    return count;
  }

  /**
   * Sends all messages in one request per broker.
   * @returns the partitions that the brokers acknowledged. kafkajs may resolve without having sent everything (if a
   *   leader moved between two attempts), so messages of other partitions were not sent
   */
  async send(messages: readonly OutgoingMessage[]): Promise<Acknowledged[]> {
    const byTopic = Map.groupBy(messages, (message) => message.topic);
    const answers = await this.producer.sendBatch({
      acks: -1,
      timeout: 30_000,
      topicMessages: [...byTopic].map(([topic, list]) => ({ topic, messages: list })),
    });
    return answers.filter(isWritten).map(({ topicName, partition, baseOffset }) => ({
      topic: topicName,
      partition,
      firstOffset: BigInt(baseOffset ?? -1),
    }));
  }

  /**
   * The offsets that a group has committed: everything below them has been applied.
   * @returns by topic and partition; a partition without a committed offset is absent
   */
  async committedOffsets(
    groupId: string,
    topics: readonly string[],
  ): Promise<{ topic: string; partition: number; offset: bigint }[]> {
    const committed = await this.admin.fetchOffsets({ groupId, topics: [...topics] });
    return committed.flatMap(({ topic, partitions }) =>
      partitions
        .map(({ partition, offset }) => ({ topic, partition, offset: BigInt(offset) }))
        .filter(({ offset }) => offset >= 0n),
    );
  }
}

function isWritten(answer: RecordMetadata): boolean {
  return answer.errorCode === 0;
}
