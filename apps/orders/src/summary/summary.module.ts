import { RollupModule } from '#messaging';
import { Module } from '@nestjs/common';
import { SummarizeOrders } from './summarize-orders.js';

/** The part of orders in the summary. */
@Module({
  imports: [RollupModule],
  providers: [SummarizeOrders],
})
export class OrderSummaryModule {}
