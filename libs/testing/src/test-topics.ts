import {
  consumerGroups,
  streams,
  type EventContract,
  type EventEnvelope,
  type StreamName,
} from '#contracts';
import type { BrokerConfig } from '#kafka';
import { EventProducer, createTopics, partitionOf, withAdmin } from '#messaging';
import { v7 as uuidv7 } from 'uuid';
import { eventually } from './eventually.js';
import { testEnvironment } from './test-environment.js';

const PARTITIONS = 3;

export function testBrokers(): BrokerConfig {
  return { brokers: testEnvironment().brokers.split(','), clientId: 'test' };
}

/** The names of every stream. */
export const ALL_STREAMS: readonly StreamName[] = streams.map(({ name }) => name);

/** The streams that a service owns or reads; all streams for a service that exists only in a test. */
export function streamsOf(service: string): readonly StreamName[] {
  const groups = Object.entries(consumerGroups).filter(([group]) =>
    group.startsWith(`${service}.`),
  );
  const read = new Set(groups.flatMap(([, names]) => names));
  const related = streams.filter(({ name, owner }) => owner === service || read.has(name));
  return related.length > 0 ? related.map(({ name }) => name) : ALL_STREAMS;
}

/** Creates the topics of streams under the prefix of a suite, by default of all streams. */
export async function createTestTopics(
  prefix: string,
  {
    names = ALL_STREAMS,
    partitions = PARTITIONS,
  }: { names?: readonly StreamName[]; partitions?: number } = {},
): Promise<void> {
  await createTopics(
    testBrokers(),
    names.map((name) => ({ name: prefix + name, partitions, config: {} })),
  );
}

/** Deletes the topics under a prefix, so that the broker of a run does not slow down with each suite. */
export async function deleteTestTopics(prefix: string, brokers = testBrokers()): Promise<void> {
  await withAdmin(brokers, async (admin) => {
    const names = await admin.listTopics();
    await admin.deleteTopics({ topics: names.filter((name) => name.startsWith(prefix)) });
  });
}

/** An event written by a test; the id and the time are added unless given. */
export type TestEvent<T extends EventEnvelope> = Omit<T, 'eventId' | 'occurredAt'> &
  Partial<Pick<T, 'eventId' | 'occurredAt'>>;

/** Publishes messages like another service would, valid or invalid. */
export class TestPublisher {
  private readonly producer = new EventProducer(testBrokers());

  constructor(private readonly prefix: string) {}

  /** Publishes one event of a contract in CloudEvents binary mode. @returns the event with its id */
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
      ...eventHeaders(contract, event),
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
    // A new topic may refuse its first messages; a relay would retry too.
    await eventually(() => this.producer.send([{ topic, partition, key, value, headers }]), {
      waitingFor: `${topic} to accept a message`,
    });
  }

  stop(): Promise<void> {
    return this.producer.disconnect();
  }
}

/** The headers of an event in CloudEvents binary mode (decision 8.2). */
export function eventHeaders<T extends EventEnvelope>(
  contract: EventContract<T>,
  event: T,
): Record<string, string> {
  return {
    ce_specversion: '1.0',
    ce_id: event.eventId,
    ce_source: '/test',
    ce_type: contract.type,
    ce_subject: event.subject,
    ce_time: event.occurredAt,
    ce_dataschema: `http://127.0.0.1${contract.schemaPath}`,
    'content-type': 'application/json',
  };
}
