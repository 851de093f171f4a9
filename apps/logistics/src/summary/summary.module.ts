import { Rollup } from '#operations';
import { Module } from '@nestjs/common';
import { SummarizeParcels } from './summarize-parcels.js';

/** The part of logistics in the summary. */
@Module({ providers: [Rollup, SummarizeParcels] })
export class ParcelSummaryModule {}
