import { SummaryParts } from '#edge';
import { Module } from '@nestjs/common';
import { summarizeParked } from './summarize-parked.js';
import { SummaryController } from './summary.controller.js';
import { ParkedOutbox } from '../outbox/parked-outbox.js';
import { ParkedMessages } from '../parking/parked-messages.js';

/** Returns to the gateway the parts that the modules of a service add to {@link SummaryParts}. */
@Module({
  controllers: [SummaryController],
  providers: [
    {
      provide: 'summary-of-parked',
      inject: [SummaryParts, ParkedMessages, ParkedOutbox],
      useFactory: (parts: SummaryParts, messages: ParkedMessages, outbox: ParkedOutbox) =>
        parts.add((scope) => summarizeParked(scope, messages, outbox)),
    },
  ],
})
export class SummaryModule {}
