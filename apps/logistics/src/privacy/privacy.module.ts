import { Module } from '@nestjs/common';
import { PrivacyConsumer } from './privacy.consumer.js';
import { RemoveErasedContents } from './remove-erased-contents.js';

/** Erasure of personal data. */
@Module({
  controllers: [PrivacyConsumer],
  providers: [RemoveErasedContents],
})
export class PrivacyModule {}
