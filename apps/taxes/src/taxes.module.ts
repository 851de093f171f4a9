import { OperatedMessagingModule, SummaryModule } from '#operations';
import { Module, type DynamicModule } from '@nestjs/common';
import { TAXES_CONFIG, type TaxesConfig } from './config.js';
import { FxRatesModule } from './fx-rates/fx-rates.module.js';
import { countRates } from './metrics.js';
import { SimulationModule } from './simulation/simulation.module.js';
import { TermsModule } from './terms/terms.module.js';

/** Work that waits for its time in this service's store. */
const QUEUES = [{ queue: 'fx-rates', table: 'fx_pair', where: 'due_at IS NOT NULL' }];

/**
 * Exchange rates; tax rules, duty rates and freight tariffs; the tax simulation. Consumes nothing: what it needs is loaded
 * or released with the code.
 */
@Module({})
export class TaxesModule {
  static with(config: TaxesConfig): DynamicModule {
    countRates();
    return {
      module: TaxesModule,
      imports: [
        OperatedMessagingModule.forService({
          service: 'taxes',
          config,
          queues: QUEUES,
          providers: [{ provide: TAXES_CONFIG, useValue: config }],
        }),
        SummaryModule,
        FxRatesModule,
        SimulationModule,
        TermsModule,
      ],
    };
  }
}
