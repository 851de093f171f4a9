import { Database, HealthRegistry, Readings } from '#platform';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { brokerConfigOf } from '../kafka/index.js';
import type { KafkaConfig } from '../kafka/index.js';
import { MessagingOverview } from '../operations/messaging-overview.js';
import { OwnServiceGuard, SERVICE_NAME } from '../operations/own-service.guard.js';
import { ParkedMessagesController } from '../operations/parked-messages.controller.js';
import { ParkedOutboxController } from '../operations/parked-outbox.controller.js';
import { ServiceController } from '../operations/service.controller.js';
import { OutboxPressure } from '../outbox/outbox-pressure.js';
import { ParkedOutbox } from '../outbox/parked-outbox.js';
import { Relay } from '../outbox/relay.js';
import { ParkedMessages } from '../parking/parked-messages.js';
import { Republications } from '../republication/republications.js';
import { AuditTrail } from '../audit/audit-trail.store.js';
import { BackgroundWork } from '../background/background-work.js';
import { Transactor } from '../transaction/transactor.js';
import { EventStrategies } from '../transport/event-strategies.js';
import { EventStrategy } from '../transport/event-strategy.js';
import { MessagingLifecycle } from './messaging-lifecycle.js';
import { registerHealth } from '../transport/messaging-health.js';
import { registerReadings } from './messaging-readings.js';

/** The part of a service's configuration that messaging reads. */
export interface MessagingConfig extends KafkaConfig {
  DATABASE_URL: string;
  DATABASE_SCHEMA: string;
  TOPIC_PREFIX: string;
  PUBLIC_URL: string;
  ROLE: string;
  RELAY_SHARDS: number;
}

export interface MessagingOptions {
  service: string;
  config: MessagingConfig;
  /** The consumer groups of this service; see the table in libs/contracts. */
  groups: readonly string[];
}

/** Transactions of requests: they have their own pool, and are refused while the outbox does not drain. */
export class HttpTransactor extends Transactor {}

/** Transactions of background work: they have their own pool, so that a burst of requests does not block them. */
export class WorkerTransactor extends Transactor {}

/**
 * The partitions that a group processes at the same time, each on a connection; two groups and a poller share the pool
 * of 4.
 */
const CONCURRENCY = 3;

/** A service's store, outbox, relay and consumer groups. */
@Module({})
export class MessagingModule {
  static forService(options: MessagingOptions): DynamicModule {
    const { service, config } = options;
    const brokers = brokerConfigOf(config, service);
    return {
      module: MessagingModule,
      global: true,
      controllers: [ParkedMessagesController, ParkedOutboxController, ServiceController],
      providers: [
        { provide: SERVICE_NAME, useValue: service },
        OwnServiceGuard,
        AuditTrail,
        {
          provide: Database,
          useFactory: () =>
            new Database({
              url: config.DATABASE_URL,
              schema: config.DATABASE_SCHEMA,
              service,
            }),
        },
        {
          provide: Relay,
          useFactory: () =>
            new Relay({
              databaseUrl: config.DATABASE_URL,
              schema: config.DATABASE_SCHEMA,
              service,
              brokers,
              topicPrefix: config.TOPIC_PREFIX,
              publicUrl: config.PUBLIC_URL,
              shards: config.RELAY_SHARDS,
            }),
        },
        {
          provide: OutboxPressure,
          inject: [Database],
          useFactory: (database: Database) => new OutboxPressure(database.worker),
        },
        {
          provide: HttpTransactor,
          inject: [Database, Relay, OutboxPressure],
          useFactory: (database: Database, relay: Relay, pressure: OutboxPressure) =>
            new HttpTransactor(database.http, service, {
              admit: () => pressure.admit(),
              committed: () => relay.wake(),
              shares: database.shares,
              answersCaller: true,
            }),
        },
        {
          provide: WorkerTransactor,
          inject: [Database, Relay],
          useFactory: (database: Database, relay: Relay) =>
            new WorkerTransactor(database.worker, service, { committed: () => relay.wake() }),
        },
        {
          provide: EventStrategies,
          inject: [Database, Relay],
          useFactory: (database: Database, relay: Relay) =>
            new EventStrategies(
              options.groups.map(
                (group) =>
                  new EventStrategy({
                    group,
                    role: config.ROLE,
                    brokers,
                    topicPrefix: config.TOPIC_PREFIX,
                    dataSource: database.worker,
                    concurrency: CONCURRENCY,
                    ready: () => database.whenConnected(),
                    published: () => relay.wake(),
                    onFatal: endProcess,
                  }),
              ),
            ),
        },
        {
          provide: ParkedMessages,
          inject: [Database, EventStrategies, Relay],
          useFactory: (database: Database, strategies: EventStrategies, relay: Relay) =>
            new ParkedMessages(
              database.http,
              (group) => strategies.list.find((one) => one.group === group)?.subscriptions,
              () => relay.wake(),
            ),
        },
        {
          provide: ParkedOutbox,
          inject: [Database, Relay],
          useFactory: (database: Database, relay: Relay) =>
            new ParkedOutbox(database.http, () => relay.wake()),
        },
        {
          provide: MessagingOverview,
          inject: [ParkedOutbox, ParkedMessages, Relay, EventStrategies, Republications],
          useFactory: (
            outbox: ParkedOutbox,
            parked: ParkedMessages,
            relay: Relay,
            { list: strategies }: EventStrategies,
            republications: Republications,
          ) =>
            new MessagingOverview({
              service,
              brokers,
              topicPrefix: config.TOPIC_PREFIX,
              outbox,
              parked,
              relay,
              strategies,
              republications,
            }),
        },
        {
          provide: BackgroundWork,
          inject: [Database],
          useFactory: (database: Database) => new BackgroundWork(database, config.ROLE),
        },
        {
          provide: Republications,
          inject: [Database, HttpTransactor, WorkerTransactor, BackgroundWork],
          useFactory: (...parts: [Database, HttpTransactor, WorkerTransactor, BackgroundWork]) =>
            new Republications(...parts),
        },
        MessagingLifecycle,
        {
          provide: 'messaging-health',
          inject: [HealthRegistry, Database, EventStrategies, Relay],
          useFactory: registerHealth,
        },
        {
          provide: 'messaging-readings',
          inject: [Readings, Database, EventStrategies, Relay, ParkedMessages],
          useFactory: registerReadings,
        },
      ],
      exports: [
        BackgroundWork,
        Database,
        HttpTransactor,
        WorkerTransactor,
        EventStrategies,
        Relay,
        Republications,
        ParkedMessages,
        ParkedOutbox,
        AuditTrail,
        MessagingOverview,
      ],
    };
  }
}

/** Ends the process, so that the orchestrator starts a new one: a failed consumer would read nothing permanently. */
function endProcess(error: Error): void {
  process.emit('uncaughtException', error);
}
