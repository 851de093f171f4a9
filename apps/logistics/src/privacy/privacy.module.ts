import { Module } from '@nestjs/common';
import { EraseBuyerWhenPersonalDataErased } from './erase-buyer-when-personal-data-erased.consumer.js';
import { RemoveErasedContents } from './remove-erased-contents.js';

/** Erasure of personal data. */
@Module({
  controllers: [EraseBuyerWhenPersonalDataErased],
  providers: [RemoveErasedContents],
})
export class PrivacyModule {}
