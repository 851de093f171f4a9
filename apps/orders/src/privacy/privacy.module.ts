import { Module } from '@nestjs/common';
import { ErasePersonalData } from './erase-personal-data.js';

/** Personal data of a buyer is erased. */
@Module({
  providers: [ErasePersonalData],
  exports: [ErasePersonalData],
})
export class PrivacyModule {}
