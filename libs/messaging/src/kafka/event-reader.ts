import type { BrokerConfig } from '#kafka';
import type { Consumer, TopicPartitionOffset } from 'kafkajs';
import { within } from '../background/within.js';
import { offsetsAt, withAdmin } from './admin.js';
import { createServiceKafka } from './client/service-kafka.js';
import { toReceived, type Received } from './received.js';

/** The time limit for stopping: a reader commits nothing, and after an outage kafkajs may never end by itself. */
const STOP_LIMIT_MS = 2_000;

export interface EventReaderOptions {
  brokers: BrokerConfig;
  groupId: string;
  streams: readonly string[];
  topicPrefix: string;
  /** The start of the read: with a date, messages since then by Kafka's timestamps. */
  from: 'beginning' | 'latest' | Date;
}

/**
 * Reads streams like a downstream program, with a separate group and without inbox or store. For the demo, test probes
 * and measurements; a service that acts on events uses a transport instead.
 */
export class EventReader {
  private readonly consumer: Consumer;

  constructor(private readonly options: EventReaderOptions) {
    this.consumer = createServiceKafka(options.brokers, 10).consumer({
      groupId: options.groupId,
      allowAutoTopicCreation: false,
      maxWaitTimeInMs: 100,
    });
  }

  /** Resolves when the group has its partitions, so that all later events are received. */
  async start(onMessage: (message: Received) => void): Promise<void> {
    const { streams, topicPrefix, from } = this.options;
    const topics = streams.map((stream) => topicPrefix + stream);
    const begins = from instanceof Date ? await this.placesAt(from, topics) : [];
    await this.consumer.connect();
    await this.consumer.subscribe({ topics, fromBeginning: from === 'beginning' });
    const joined = new Promise<void>((resolve) => {
      this.consumer.on(this.consumer.events.GROUP_JOIN, () => resolve());
    });
    await this.consumer.run({
      eachBatch: async ({ batch }) => {
        const stream = batch.topic.slice(topicPrefix.length);
        for (const message of batch.messages) {
          onMessage(toReceived(stream, batch.partition, message));
        }
      },
    });
    for (const place of begins) this.consumer.seek(place);
    await joined;
  }

  async stop(): Promise<void> {
    await within(STOP_LIMIT_MS, this.consumer.disconnect());
  }

  private placesAt(since: Date, topics: readonly string[]): Promise<TopicPartitionOffset[]> {
    return withAdmin(this.options.brokers, async (admin) => {
      const places = topics.map(async (topic) =>
        [...(await offsetsAt(admin, topic, since))].map(([partition, offset]) => ({
          topic,
          partition,
          offset: String(offset),
        })),
      );
      return (await Promise.all(places)).flat();
    });
  }
}
