import { Module } from '@nestjs/common';
import { ErasePersonalData } from './erase-personal-data.js';

/** Erasure of personal data. */
@Module({
  providers: [ErasePersonalData],
  exports: [ErasePersonalData],
})
export class PrivacyModule {}
