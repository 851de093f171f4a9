import { streams } from '#contracts';
import type { EventContract, EventEnvelope } from '#contracts';
import { EventProducer, createTopics, partitionOf } from '#messaging';
import type { BrokerConfig } from '#messaging';
import { v7 as uuidv7 } from 'uuid';
import { eventually } from './eventually.js';
import { testEnvironment } from './test-environment.js';

const PARTITIONS = 3;

export function testBrokers(): BrokerConfig {
  return { brokers: testEnvironment().brokers.split(','), clientId: 'test' };
}

/** Makes every stream's topic under a suite's own prefix. */
export async function createTestTopics(prefix: string, partitions = PARTITIONS): Promise<void> {
  await createTopics(
    testBrokers(),
    streams.map(({ name }) => ({ name: prefix + name, partitions, config: {} })),
  );
}

/** An event as a test writes it; the id and the moment are added unless given. */
export type TestEvent<T extends EventEnvelope> = Omit<T, 'eventId' | 'occurredAt'> &
  Partial<Pick<T, 'eventId' | 'occurredAt'>>;

/** Puts messages on Kafka as another service, or a careless one, would. */
export class TestPublisher {
  private readonly producer = new EventProducer(testBrokers());

  constructor(private readonly prefix: string) {}

  /** Publishes one event of a contract in CloudEvents binary mode and answers it with its id. */
  async publish<T extends EventEnvelope>(
    contract: EventContract<T>,
    partial: TestEvent<T>,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const event = {
      eventId: uuidv7(),
      occurredAt: new Date().toISOString(),
      ...partial,
    } as unknown as T;
    await this.raw(contract.stream, contract.key(event), JSON.stringify(event), {
      ce_specversion: '1.0',
      ce_id: event.eventId,
      ce_source: '/test',
      ce_type: contract.type,
      ce_subject: event.subject,
      ce_time: event.occurredAt,
      ce_dataschema: `http://127.0.0.1${contract.schemaPath}`,
      'content-type': 'application/json',
      ...headers,
    });
    return event;
  }

  /** Publishes any bytes under any headers. */
  async raw(
    stream: string,
    key: string,
    value: string,
    headers: Record<string, string>,
  ): Promise<void> {
    await this.producer.connect();
    const topic = this.prefix + stream;
    const partition = partitionOf(key, await this.producer.partitionCount(topic));
    // A topic that was made a moment ago may refuse its first messages; a relay would try again as well.
    await eventually(() => this.producer.send([{ topic, partition, key, value, headers }]), {
      waitingFor: `${topic} to take a message`,
    });
  }

  stop(): Promise<void> {
    return this.producer.disconnect();
  }
}
