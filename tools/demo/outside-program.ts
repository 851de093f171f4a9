import type { EventContract, EventEnvelope } from '#contracts';
import { EventProducer, partitionOf } from '#messaging';
import { v7 as uuidv7 } from 'uuid';
import type { Sandbox } from './read-sandbox.js';

/** Publishes like an external program, for example a channel's connector. */
export class OutsideProgram {
  private readonly producer: EventProducer;

  private readonly topicPrefix: string;

  constructor({ kafkaBrokers: brokers, topicPrefix }: Sandbox) {
    this.topicPrefix = topicPrefix;
    this.producer = new EventProducer({ brokers, clientId: 'demo-connector' });
  }

  /**
   * Publishes one event in CloudEvents binary mode.
   * @param schemaPath the schema version of the event, if not that of the contract
   */
  async publish<T extends EventEnvelope>(
    contract: EventContract<T>,
    payload: Omit<T, 'eventId' | 'occurredAt'>,
    schemaPath = contract.schemaPath,
  ): Promise<void> {
    const envelope = { eventId: uuidv7(), occurredAt: new Date().toISOString() };
    const event = { ...envelope, ...payload } as unknown as T;
    const key = contract.key(event);
    const topic = this.topicPrefix + contract.stream;
    await this.producer.connect();
    const partition = partitionOf(key, await this.producer.partitionCount(topic));
    const headers = {
      ce_specversion: '1.0',
      ce_id: event.eventId,
      ce_source: '/demo-connector',
      ce_type: contract.type,
      ce_subject: event.subject,
      ce_time: event.occurredAt,
      ce_dataschema: schemaPath,
      'content-type': 'application/json',
    };
    await this.producer.send([{ topic, partition, key, value: JSON.stringify(event), headers }]);
  }

  stop(): Promise<void> {
    return this.producer.disconnect();
  }
}
