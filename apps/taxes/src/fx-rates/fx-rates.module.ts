import { Module } from '@nestjs/common';
import { ChannelFxRateController } from './channel-fx-rate.controller.js';
import { FxRatesController } from './fx-rates.controller.js';
import { LoadFxRate } from './load-fx-rate.js';
import { FxRates } from './store/fx-rate.store.js';
import { PublishDueFxRates } from './publish-due-fx-rates.js';

/** Exchange rates: loaded by operators, published when they are due. */
@Module({
  controllers: [ChannelFxRateController, FxRatesController],
  providers: [LoadFxRate, FxRates, PublishDueFxRates],
  exports: [FxRates],
})
export class FxRatesModule {}
