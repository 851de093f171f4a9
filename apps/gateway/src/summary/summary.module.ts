import { SummarizeParked } from '#operations';
import { Module } from '@nestjs/common';
import { OperationsModule } from '../operations/operations.module.js';
import { ReadSummary } from './read-summary.js';
import { OperatorSummaryController, SummaryController } from './summary.controller.js';

/** The work queue of every kind of client, over all services. */
@Module({
  imports: [OperationsModule],
  controllers: [SummaryController, OperatorSummaryController],
  providers: [ReadSummary, SummarizeParked],
})
export class SummaryModule {}
