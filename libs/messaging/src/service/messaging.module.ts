import { Database } from '#platform';
import { ConfigurableModuleBuilder, Global, Module, type Provider } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { MessagingOverview } from '../operations/messaging-overview.js';
import { OwnServiceGuard } from '../operations/own-service.guard.js';
import { ParkedMessagesController } from '../operations/parked-messages.controller.js';
import { ParkedOutboxController } from '../operations/parked-outbox.controller.js';
import { ServiceController } from '../operations/service.controller.js';
import { MESSAGING_OPTIONS, type MessagingOptions } from '../options.js';
import { OutboxPressure } from '../outbox/outbox-pressure.js';
import { ParkedOutbox } from '../outbox/parked-outbox.js';
import { Relay } from '../outbox/relay.js';
import { HttpTransactor, WorkerTransactor } from '../outbox/transactors.js';
import { ParkedMessages } from '../parking/parked-messages.js';
import { Republications } from '../republication/republications.js';
import { AuditTrail } from '../audit/audit-trail.store.js';
import { BackgroundWork } from '../background/background-work.js';
import { EventStrategies } from '../transport/event-strategy.js';
import { MessagingHealth } from '../transport/messaging-health.js';
import { MessagingLifecycle } from './messaging-lifecycle.js';
import { MessagingReadings } from './messaging-readings.js';

interface Extras {
  /** Further providers for all modules of the service. Each must name its token in `provide`. */
  providers: readonly Extract<Provider, { provide: unknown }>[];
  /** Whether the service has operations that take an `Idempotency-Key`. */
  idempotency: boolean;
}

const { ConfigurableModuleClass } = new ConfigurableModuleBuilder<MessagingOptions>({
  optionsInjectionToken: MESSAGING_OPTIONS,
})
  .setClassMethodName('forService')
  .setExtras<Extras>({ providers: [], idempotency: false }, (module, extras) => {
    const imports = extras.idempotency ? [IdempotencyModule] : [];
    return {
      ...module,
      imports,
      providers: [...(module.providers ?? []), ...extras.providers],
      exports: [...extras.providers.map(({ provide }) => provide), ...imports],
    };
  })
  .build();

const SHARED = [
  BackgroundWork,
  HttpTransactor,
  WorkerTransactor,
  EventStrategies,
  Relay,
  Republications,
  ParkedMessages,
  ParkedOutbox,
  AuditTrail,
  MessagingOverview,
];

/** The parts that every service has besides its own modules: store, outbox, relay, consumer groups. */
@Global()
@Module({
  controllers: [ParkedMessagesController, ParkedOutboxController, ServiceController],
  providers: [
    ...SHARED,
    {
      provide: Database,
      inject: [MESSAGING_OPTIONS],
      useFactory: ({ service, config }: MessagingOptions) =>
        new Database({ url: config.DATABASE_URL, schema: config.DATABASE_SCHEMA, service }),
    },
    OutboxPressure,
    OwnServiceGuard,
    MessagingHealth,
    MessagingLifecycle,
    MessagingReadings,
  ],
  exports: [Database, ...SHARED],
})
export class MessagingModule extends ConfigurableModuleClass {}
