import { Module } from '@nestjs/common';
import { NotePriceWhenLocalized } from './note-price-when-localized.consumer.js';
import { OfferSkusWhenLocalized } from './offer-skus-when-localized.consumer.js';
import { RecordChannelAnswers } from './record-channel-answers.js';
import { RecordPrices } from './record-prices.js';
import { SetEntryWhenChannelAnswered } from './set-entry-when-channel-answered.consumer.js';

/** What prices and channels’ answers make of a SKU’s standing in a channel. */
@Module({
  controllers: [NotePriceWhenLocalized, OfferSkusWhenLocalized, SetEntryWhenChannelAnswered],
  providers: [RecordChannelAnswers, RecordPrices],
  exports: [RecordChannelAnswers],
})
export class PublicationModule {}
