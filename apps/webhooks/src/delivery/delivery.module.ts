import { Database, outsideTransaction, Readings } from '#platform';
import { Module } from '@nestjs/common';
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
  providers: [Attempts, DisableEndpoint, Receivers, Sender, SenderEndpoints, Upkeep],
})
export class DeliveryModule {
  constructor(readings: Readings, database: Database) {
    readings.add('deliveries', async () => {
      const read = await readingsOfAllMerchants(outsideTransaction(database.http));
      deliveryMetrics.endpoints.set({ state: 'enabled' }, read.enabled);
      deliveryMetrics.endpoints.set({ state: 'failing' }, read.failing);
      deliveryMetrics.endpoints.set({ state: 'disabled' }, read.disabled);
      deliveryMetrics.oldestDue.set(read.oldestDueSeconds);
    });
  }
}
