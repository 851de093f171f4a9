import { Module } from '@nestjs/common';
import { LocalizationModule } from '../localization/localization.module.js';
import { AlignEntries } from './align-entries.js';

/** SKUs of a merchant follow a channel that is connected, changed or closed. */
@Module({
  imports: [LocalizationModule],
  providers: [AlignEntries],
  exports: [AlignEntries],
})
export class AlignmentModule {}
