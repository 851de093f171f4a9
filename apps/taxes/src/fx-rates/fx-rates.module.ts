import { republicationController } from '#operations';
import { Module } from '@nestjs/common';
import { ChannelFxRateController } from './channel-fx-rate.controller.js';
import { FxRatesController } from './fx-rates.controller.js';
import { LoadFxRate } from './load-fx-rate.js';
import { FxRates } from './store/fx-rate.store.js';
import { PublishDueFxRates } from './publish-due-fx-rates.js';
import { RepublishFxRates } from './republish-fx-rates.js';

const republications = republicationController({
  subject: 'fx-rates',
  names: ['FxRate', 'FxRates'],
  words: 'exchange rates',
  doc: 'One `fx-rate.changed` for each pair, with the rate in force.',
  byMerchant: false,
});

/** Exchange rates: loaded by operators, published when they are due. */
@Module({
  controllers: [ChannelFxRateController, FxRatesController, republications],
  providers: [LoadFxRate, FxRates, PublishDueFxRates, RepublishFxRates],
  exports: [FxRates],
})
export class FxRatesModule {}
