import { Module } from '@nestjs/common';
import { ApplyChannelEvent } from './apply-channel-event.js';
import { IntakeConsumer } from './intake.consumer.js';
import { RetryIntake } from './retry-intake.js';

/** Intake of the orders that channels publish. */
@Module({
  controllers: [IntakeConsumer],
  providers: [RetryIntake, ApplyChannelEvent],
  exports: [ApplyChannelEvent],
})
export class IntakeModule {}
