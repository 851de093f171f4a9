import type { Consumer } from 'kafkajs';
import { within } from '../background/within.js';
import { createKafka } from './client/connection.js';
import type { BrokerConfig } from './client/broker-config.js';
import { toReceived } from './received.js';
import type { Received } from './received.js';

/** A reader has nothing to commit; after an outage kafkajs may never end by itself. */
const STOP_LIMIT_MS = 2_000;

export interface EventReaderOptions {
  brokers: BrokerConfig;
  groupId: string;
  streams: readonly string[];
  topicPrefix: string;
  fromBeginning: boolean;
}

/**
 * Reads streams as any downstream program would: a group of its own, no inbox, no store. For the demo, probes in
 * tests and measurements; a service that acts on events uses a transport instead.
 */
export class EventReader {
  private readonly consumer: Consumer;

  constructor(private readonly options: EventReaderOptions) {
    this.consumer = createKafka(options.brokers, 10).consumer({
      groupId: options.groupId,
      allowAutoTopicCreation: false,
      maxWaitTimeInMs: 100,
    });
  }

  /** Resolves once the group has its partitions, so that nothing published afterwards is missed. */
  async start(onMessage: (message: Received) => void): Promise<void> {
    const { streams, topicPrefix, fromBeginning } = this.options;
    await this.consumer.connect();
    await this.consumer.subscribe({
      topics: streams.map((stream) => topicPrefix + stream),
      fromBeginning,
    });
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
    await joined;
  }

  async stop(): Promise<void> {
    await within(STOP_LIMIT_MS, this.consumer.disconnect());
  }
}
