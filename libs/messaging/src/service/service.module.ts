import { Database, Readings, watchQueues } from '#platform';
import type { StoredQueue } from '#platform';
import { Module } from '@nestjs/common';
import type { DynamicModule, InjectionToken, Provider } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { MessagingModule } from './messaging.module.js';
import type { MessagingConfig, MessagingOptions } from './messaging.module.js';

export interface ServiceModuleOptions<Config extends MessagingConfig> extends MessagingOptions {
  config: Config;
  /** The token under which the service's modules inject its configuration. */
  configToken: InjectionToken;
  /** Delayed work in the service's store; reported as metrics. */
  queues?: readonly StoredQueue[];
  /** Further providers for all modules of the service. Each must name its token in `provide`. */
  providers?: readonly Extract<Provider, { provide: unknown }>[];
  /** Whether the service has operations that take an `Idempotency-Key`. */
  idempotency?: boolean;
}

/** The parts that every service has besides its own modules: configuration, store, outbox, consumer groups. */
@Module({})
export class ServiceModule {
  static forRoot<Config extends MessagingConfig>(
    options: ServiceModuleOptions<Config>,
  ): DynamicModule {
    const { configToken, queues = [], providers = [], idempotency = false, ...messaging } = options;
    const shared = [{ provide: configToken, useValue: messaging.config }, ...providers];
    const imports = [
      MessagingModule.forService(messaging),
      ...(idempotency ? [IdempotencyModule] : []),
    ];
    return {
      module: ServiceModule,
      global: true,
      imports,
      providers: [...shared, queueWatch(queues)],
      exports: [...shared.map(({ provide }) => provide), ...imports.slice(1)],
    };
  }
}

function queueWatch(queues: readonly StoredQueue[]): Provider {
  return {
    provide: 'queues',
    inject: [Readings, Database],
    useFactory: (readings: Readings, database: Database) =>
      queues.length > 0 && watchQueues(readings, database, queues),
  };
}
