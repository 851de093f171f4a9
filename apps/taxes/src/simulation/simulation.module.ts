import { Module } from '@nestjs/common';
import { FxRatesModule } from '../fx-rates/fx-rates.module.js';
import { TermsModule } from '../terms/terms.module.js';
import { SimulateTaxes } from './simulate-taxes.js';
import { SimulateTaxesController } from './simulate-taxes.controller.js';

/** Taxes of a channel's cart. */
@Module({
  imports: [FxRatesModule, TermsModule],
  controllers: [SimulateTaxesController],
  providers: [SimulateTaxes],
})
export class SimulationModule {}
