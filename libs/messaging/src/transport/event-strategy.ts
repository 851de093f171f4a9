import type { BrokerConfig } from '#kafka';
import { consumerGroups } from '#contracts';
import type { EventEnvelope } from '#contracts';
import { Server } from '@nestjs/microservices';
import type { CustomTransportStrategy, MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { DataSource } from 'typeorm';
import type { EventContext } from '../consume/event-context.js';
import { GroupProcessor } from '../consume/group-processor.js';
import type { Subscription, Subscriptions } from '../consume/subscription.js';
import { GroupConsumer } from '../kafka/index.js';
import type { ConsumerState } from '../kafka/index.js';
import { transportOf } from './on-event.js';
import type { HandlerExtras } from './on-event.js';

export interface EventStrategyOptions {
  group: string;
  /** The process's role; `api` binds the handlers for replays, and consumes nothing. */
  role: string;
  brokers: BrokerConfig;
  topicPrefix: string;
  dataSource: DataSource;
  /** The number of concurrent transactions; each needs a connection of the worker pool. */
  concurrency: number;
  /** Resolves when the store is reachable; then consuming starts. */
  ready: () => Promise<void>;
  published: () => void;
  onFatal: (error: Error) => void;
}

/**
 * One consumer group as a Nest transport. Nest's own Kafka server reads single messages and acknowledges those without
 * a handler. This one keeps `@EventPattern` and passes chunks to the group's processor.
 */
export class EventStrategy extends Server implements CustomTransportStrategy {
  override transportId = transportOf('unbound');
  override propagatesEventHandlerErrors = true;
  private readonly table = new Map<string, Subscription>();
  private readonly consumer: GroupConsumer;
  private readonly processor: GroupProcessor;

  constructor(private readonly options: EventStrategyOptions) {
    super();
    this.transportId = transportOf(options.group);
    const { group, dataSource, published, brokers, topicPrefix, concurrency, onFatal } = options;
    this.processor = new GroupProcessor(group, this.table, dataSource, published, concurrency);
    this.consumer = new GroupConsumer({
      config: brokers,
      groupId: topicPrefix + group,
      streams: streamsOf(group),
      topicPrefix,
      onBatch: (batch) => this.processor.process(batch),
      onAssigned: (partitions) => this.processor.assigned(partitions),
      onFatal,
    });
  }

  get group(): string {
    return this.options.group;
  }

  /** Whether this process reads the group's streams. */
  get consumes(): boolean {
    return this.options.role !== 'api';
  }

  get subscriptions(): Subscriptions {
    return this.table;
  }

  get state(): ConsumerState {
    return this.consumer.state;
  }

  /** Streams that are stopped because messages were parked in a row, with the reason. */
  get halted(): ReadonlyMap<string, string> {
    return this.processor.halted;
  }

  override addHandler(
    pattern: string,
    callback: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    super.addHandler(pattern, callback, isEventHandler, extras);
    const { contracts, ...options } = extras as unknown as HandlerExtras;
    const contract = contracts.find(({ type }) => type === pattern)!;
    if (!streamsOf(this.group).includes(contract.stream)) {
      throw new Error(`${this.group} does not read ${contract.stream}, where ${pattern} is`);
    }
    if (this.table.has(pattern)) throw new Error(`${this.group} handles ${pattern} twice`);
    this.table.set(pattern, { contract, ...options, handle: invoke(callback) });
  }

  listen(callback: () => void): void {
    if (this.consumes) {
      void this.options.ready().then(
        () => this.consumer.start(),
        () => undefined, // the process stops before the store is reachable
      );
    }
    callback();
  }

  async close(): Promise<void> {
    await this.consumer.stop();
  }

  on(): never {
    throw new Error('the strategy has no events of its own; see its state');
  }

  unwrap<T>(): T {
    return this.consumer as T;
  }
}

function streamsOf(group: string): readonly string[] {
  const streams = consumerGroups[group];
  if (!streams) throw new Error(`libs/contracts knows no consumer group ${group}`);
  return streams;
}

function invoke(callback: MessageHandler): Subscription['handle'] {
  return async (payload: EventEnvelope | EventEnvelope[], context: EventContext) => {
    const result: unknown = await callback(payload, context);
    return isObservable(result) ? lastValueFrom(result, { defaultValue: undefined }) : result;
  };
}
