import { Module } from '@nestjs/common';
import { FulfillmentConsumer } from './fulfillment.consumer.js';

/** Consumes fulfilment and tracking events of logistics. */
@Module({ controllers: [FulfillmentConsumer] })
export class FulfillmentModule {}
