import { Module } from '@nestjs/common';
import { FulfillmentConsumer } from './fulfillment.consumer.js';

/** Consumes fulfillment and tracking events of logistics. */
@Module({ controllers: [FulfillmentConsumer] })
export class FulfillmentModule {}
