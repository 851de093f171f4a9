import { EventEmitter } from 'node:events';
import type { EventEnvelope } from '../contract/index.js';
import { Database } from '#store';
import { Inject, Injectable } from '@nestjs/common';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { EventContext } from '../consume/event-context.js';
import { GroupProcessor } from '../consume/group-processor.js';
import type { Subscription, Subscriptions } from '../consume/subscription.js';
import { GroupConsumer, brokerConfigOf, type ConsumerState } from '../kafka/index.js';
import { MESSAGING_OPTIONS, type MessagingOptions } from '../options.js';
import { Relay } from '../outbox/relay.js';
import { transportOf, type HandlerExtras } from './on-event.js';

/**
 * The partitions that a group processes at the same time, each on a connection; two groups and a poller share the pool
 * of 4.
 */
const CONCURRENCY = 3;

/** A failed consumer would read nothing permanently, so its process should end. */
type StrategyEvents = { error: (error: Error) => void };

/**
 * One consumer group as a Nest transport. Nest's own Kafka server reads single messages and acknowledges those without
 * a handler. This one keeps `@EventPattern` and passes chunks to the group's processor.
 */
export class EventStrategy extends Server<StrategyEvents> implements CustomTransportStrategy {
  override transportId = transportOf('unbound');
  override propagatesEventHandlerErrors = true;
  private readonly table = new Map<string, Subscription>();
  private readonly streams: readonly string[];
  private readonly consumer: GroupConsumer;
  private readonly processor: GroupProcessor;
  private readonly events = new EventEmitter();

  constructor(
    readonly group: string,
    private readonly options: MessagingOptions,
    private readonly database: Database,
    relay: Relay,
  ) {
    super();
    this.transportId = transportOf(group);
    const { service, config, manifest } = options;
    const streams = manifest.groups[group];
    if (!streams) throw new Error(`the manifest has no consumer group ${group}`);
    this.streams = streams;
    this.processor = new GroupProcessor({
      group,
      subscriptions: this.table,
      types: new Set(manifest.types),
      dataSource: database.worker,
      published: () => relay.wake(),
      concurrency: CONCURRENCY,
    });
    this.consumer = new GroupConsumer({
      config: brokerConfigOf(config, service),
      groupId: config.TOPIC_PREFIX + group,
      streams: this.streams,
      topicPrefix: config.TOPIC_PREFIX,
      onBatch: (batch) => this.processor.process(batch),
      onAssigned: (partitions) => this.processor.assigned(partitions),
      // In a turn of its own: without a listener it is an uncaught error.
      onFatal: (error) => process.nextTick(() => this.events.emit('error', error)),
    });
  }

  /** Whether this process reads the group's streams; in the role `api` the handlers are bound for replays alone. */
  get consumes(): boolean {
    return this.options.config.ROLE !== 'api';
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
    if (!this.streams.includes(contract.stream)) {
      throw new Error(`${this.group} does not read ${contract.stream}, where ${pattern} is`);
    }
    if (this.table.has(pattern)) throw new Error(`${this.group} handles ${pattern} twice`);
    this.table.set(pattern, { contract, ...options, handle: invoke(callback) });
  }

  listen(callback: () => void): void {
    if (this.consumes) {
      void this.database.whenConnected().then(
        () => this.consumer.start(),
        () => undefined, // the process stops before the store is reachable
      );
    }
    callback();
  }

  async close(): Promise<void> {
    await this.consumer.stop();
  }

  /** @param event `error` alone: the group has stopped reading; its other states are in {@link state} */
  on(event: 'error', listener: StrategyEvents['error']): void {
    this.events.on(event, listener);
  }

  unwrap<T>(): T {
    return this.consumer as T;
  }
}

/** The consumer groups of the service. */
@Injectable()
export class EventStrategies {
  readonly list: readonly EventStrategy[];

  constructor(
    @Inject(MESSAGING_OPTIONS) options: MessagingOptions,
    database: Database,
    relay: Relay,
  ) {
    const { service, manifest } = options;
    const ofService = (group: string): boolean => group.startsWith(`${service}.`);
    const { groups = Object.keys(manifest.groups).filter(ofService) } = options;
    this.list = groups.map((group) => new EventStrategy(group, options, database, relay));
  }

  subscriptionsOf(group: string): Subscriptions | undefined {
    return this.list.find((strategy) => strategy.group === group)?.subscriptions;
  }
}

function invoke(callback: MessageHandler): Subscription['handle'] {
  return async (payload: EventEnvelope | EventEnvelope[], context: EventContext) => {
    const result: unknown = await callback(payload, context);
    return isObservable(result) ? lastValueFrom(result, { defaultValue: undefined }) : result;
  };
}
