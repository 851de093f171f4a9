import { HealthModule } from '#runtime';
import { Database } from '#store';
import { ConfigurableModuleBuilder, Global, Module, type Provider } from '@nestjs/common';
import { MESSAGING_OPTIONS, type MessagingOptions } from '../options.js';
import { OutboxPressure } from '../outbox/outbox-pressure.js';
import { ParkedOutbox } from '../outbox/parked-outbox.js';
import { Relay } from '../outbox/relay.js';
import { HttpTransactor, WorkerTransactor } from '../outbox/transactors.js';
import { ParkedMessages } from '../parking/parked-messages.js';
import { BackgroundWork } from '../background/background-work.js';
import { EventStrategies } from '../transport/event-strategy.js';
import { MessagingHealth } from '../transport/messaging-health.js';
import { MessagingLifecycle } from './messaging-lifecycle.js';
import { MessagingReadings } from './messaging-readings.js';

interface Extras {
  /** Further providers for all modules of the service. Each must name its token in `provide`. */
  providers: readonly Extract<Provider, { provide: unknown }>[];
}

const { ConfigurableModuleClass } = new ConfigurableModuleBuilder<MessagingOptions>({
  optionsInjectionToken: MESSAGING_OPTIONS,
})
  .setClassMethodName('forService')
  .setExtras<Extras>({ providers: [] }, (module, { providers }) => ({
    ...module,
    providers: [...(module.providers ?? []), ...providers],
    exports: providers.map(({ provide }) => provide),
  }))
  .build();

const SHARED = [
  BackgroundWork,
  HttpTransactor,
  WorkerTransactor,
  EventStrategies,
  Relay,
  ParkedMessages,
  ParkedOutbox,
];

/** Store, outbox, relay and consumer groups of a service. */
@Global()
@Module({
  imports: [HealthModule],
  providers: [
    ...SHARED,
    {
      provide: Database,
      inject: [MESSAGING_OPTIONS],
      useFactory: ({ service, config }: MessagingOptions) =>
        new Database({ url: config.DATABASE_URL, schema: config.DATABASE_SCHEMA, service }),
    },
    OutboxPressure,
    MessagingHealth,
    MessagingLifecycle,
    MessagingReadings,
  ],
  exports: [Database, MESSAGING_OPTIONS, ...SHARED],
})
export class MessagingModule extends ConfigurableModuleClass {}
