import { Module } from '@nestjs/common';
import { SummarizeParked } from './summarize-parked.js';
import { SummaryController } from './summary.controller.js';

/** Returns to the gateway the parts that the modules of a service add to `SummaryParts`. */
@Module({ controllers: [SummaryController], providers: [SummarizeParked] })
export class SummaryModule {}
