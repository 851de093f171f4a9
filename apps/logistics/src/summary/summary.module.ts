import { RollupModule } from '#messaging';
import { Module } from '@nestjs/common';
import { SummarizeParcels } from './summarize-parcels.js';

/** The part of logistics in the summary. */
@Module({
  imports: [RollupModule],
  providers: [SummarizeParcels],
})
export class ParcelSummaryModule {}
