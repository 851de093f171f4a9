import { Module } from '@nestjs/common';
import { FxRatesModule } from '../fx-rates/fx-rates.module.js';
import { TermsModule } from '../terms/terms.module.js';
import { ComputeLandedCost } from './compute-landed-cost.js';
import {
  CalculateLandedCostController,
  QuoteLandedCostController,
} from './landed-cost.controller.js';
import { QuoteLandedCost } from './quote-landed-cost.js';
import { ReadTermsAt } from './read-terms-at.js';
import { SimulateTaxes } from './simulate-taxes.js';
import { SimulateTaxesController } from './simulate-taxes.controller.js';

/** Taxes and landed cost of a channel's cart. */
@Module({
  imports: [FxRatesModule, TermsModule],
  controllers: [SimulateTaxesController, QuoteLandedCostController, CalculateLandedCostController],
  providers: [ReadTermsAt, SimulateTaxes, ComputeLandedCost, QuoteLandedCost],
})
export class SimulationModule {}
