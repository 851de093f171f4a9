import { Module } from '@nestjs/common';
import { PublicationConsumer } from './publication.consumer.js';
import { RecordChannelAnswers } from './record-channel-answers.js';
import { RecordPrices } from './record-prices.js';

/** A SKU’s status in a channel, as prices and the channel’s answers set it. */
@Module({
  controllers: [PublicationConsumer],
  providers: [RecordChannelAnswers, RecordPrices],
  exports: [RecordChannelAnswers],
})
export class PublicationModule {}
