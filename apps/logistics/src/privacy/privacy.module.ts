import { Module } from '@nestjs/common';
import { EraseBuyerWhenPersonalDataErased } from './erase-buyer-when-personal-data-erased.consumer.js';
import { RemoveErasedContents } from './remove-erased-contents.js';

/** Personal data of a buyer is erased. */
@Module({
  controllers: [EraseBuyerWhenPersonalDataErased],
  providers: [RemoveErasedContents],
})
export class PrivacyModule {}
