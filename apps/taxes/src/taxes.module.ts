import { MessagingModule } from '#messaging';
import { Database, Readings, watchQueues } from '#platform';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { TAXES_CONFIG } from './config.js';
import type { TaxesConfig } from './config.js';
import { FxRates } from './fx-rate.store.js';
import { ChannelFxRateController } from './http/channel-fx-rate.controller.js';
import { FxRatesController } from './http/fx-rates.controller.js';
import { SimulateTaxesController } from './http/simulate-taxes.controller.js';
import { LoadFxRate } from './load-fx-rate.js';
import { countRates } from './metrics.js';
import { SimulateTaxes } from './simulate-taxes.js';
import { TellDueFxRates } from './tell-due-fx-rates.js';

/** Work that waits for its time in this service's store. */
const QUEUES = [{ queue: 'fx-rates', table: 'fx_pair', where: 'due_at IS NOT NULL' }];

/** Exchange rates and the tax simulation. Consumes nothing: what it needs is loaded or released with the code. */
@Module({})
export class TaxesModule {
  static with(config: TaxesConfig): DynamicModule {
    countRates();
    return {
      module: TaxesModule,
      imports: [MessagingModule.forService({ service: 'taxes', config, groups: [] })],
      controllers: [SimulateTaxesController, FxRatesController, ChannelFxRateController],
      providers: [
        {
          provide: 'queues',
          inject: [Readings, Database],
          useFactory: (readings: Readings, database: Database) =>
            watchQueues(readings, database, QUEUES),
        },
        { provide: TAXES_CONFIG, useValue: config },
        FxRates,
        SimulateTaxes,
        LoadFxRate,
        TellDueFxRates,
      ],
    };
  }
}
