import { Database, Names, outsideTransaction, Readings } from '#platform';
import { Module } from '@nestjs/common';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from '../config.js';
import { SecretBox } from '../secrets/secret-box.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { Attempts } from './attempts.js';
import { DisableEndpoint } from './disable-endpoint.js';
import { Receivers } from './exchange/receivers.js';
import { deliveryMetrics } from './metrics.js';
import { SenderEndpoints } from './sender-endpoints.js';
import { Sender } from './sender.js';
import { readingsOfAllMerchants } from './store/delivery-readings.store.js';
import { Upkeep } from './upkeep.js';

/** Sends the queued deliveries. */
@Module({
  imports: [SecretsModule],
  providers: [
    DisableEndpoint,
    Sender,
    Upkeep,
    {
      provide: SenderEndpoints,
      inject: [SecretBox],
      useFactory: (secrets: SecretBox) => new SenderEndpoints((sealed) => secrets.open(sealed)),
    },
    {
      provide: Attempts,
      inject: [WEBHOOKS_CONFIG, Names],
      useFactory: (
        { PUBLIC_URL, WEBHOOKS_ALLOW, WEBHOOKS_PROXY_URL }: WebhooksConfig,
        names: Names,
      ) =>
        new Attempts({
          publicUrl: PUBLIC_URL,
          receivers: new Receivers({
            names,
            ...(WEBHOOKS_ALLOW !== undefined && { allow: WEBHOOKS_ALLOW }),
            ...(WEBHOOKS_PROXY_URL !== undefined && { proxyUrl: WEBHOOKS_PROXY_URL }),
          }),
        }),
    },
    {
      provide: 'delivery-readings',
      inject: [Readings, Database],
      useFactory: registerReadings,
    },
  ],
})
export class DeliveryModule {}

function registerReadings(readings: Readings, database: Database): true {
  readings.add('deliveries', async () => {
    const read = await readingsOfAllMerchants(outsideTransaction(database.http));
    deliveryMetrics.endpoints.set({ state: 'enabled' }, read.enabled);
    deliveryMetrics.endpoints.set({ state: 'failing' }, read.failing);
    deliveryMetrics.endpoints.set({ state: 'disabled' }, read.disabled);
    deliveryMetrics.oldestDue.set(read.oldestDueSeconds);
  });
  return true;
}
