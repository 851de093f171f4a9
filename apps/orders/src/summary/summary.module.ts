import { Rollup } from '#operations';
import { Module } from '@nestjs/common';
import { SummarizeOrders } from './summarize-orders.js';

/** The part of orders in the summary. */
@Module({ providers: [Rollup, SummarizeOrders] })
export class OrderSummaryModule {}
