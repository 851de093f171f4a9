import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module.js';
import { ErasePersonalData } from './erase-personal-data.js';

/** Erasure of personal data. */
@Module({
  imports: [IntakeModule],
  providers: [ErasePersonalData],
  exports: [ErasePersonalData],
})
export class PrivacyModule {}
