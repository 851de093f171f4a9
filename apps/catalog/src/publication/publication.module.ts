import { Module } from '@nestjs/common';
import { RecordPriceWhenLocalized } from './record-price-when-localized.consumer.js';
import { OfferSkusWhenLocalized } from './offer-skus-when-localized.consumer.js';
import { RecordChannelAnswers } from './record-channel-answers.js';
import { RecordPrices } from './record-prices.js';
import { SetEntryWhenChannelAnswered } from './set-entry-when-channel-answered.consumer.js';

/** A SKU’s status in a channel, as prices and the channel’s answers set it. */
@Module({
  controllers: [RecordPriceWhenLocalized, OfferSkusWhenLocalized, SetEntryWhenChannelAnswered],
  providers: [RecordChannelAnswers, RecordPrices],
  exports: [RecordChannelAnswers],
})
export class PublicationModule {}
